import { styled } from '@mui/material/styles';

/** Hides controls that need JavaScript where there is none, and in print. */
export const ScriptOnly = styled('span')({
  '@media (scripting: none), print': { display: 'none' },
});
