import { styled } from '@mui/material/styles';

/** Holds what can only work with script, and is not there without it. */
export const ScriptOnly = styled('span')({
  '@media (scripting: none), print': { display: 'none' },
});
