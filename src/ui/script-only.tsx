import { styled } from '@mui/material/styles';

/** For controls that need JavaScript; hidden without it and in print. */
export const ScriptOnly = styled('span')({
  '@media (scripting: none), print': { display: 'none' },
});
