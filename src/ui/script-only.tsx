import { styled } from '@mui/material/styles';

/** Hides controls that need JavaScript when scripting is off, and in print. */
export const ScriptOnly = styled('span')({
  '@media (scripting: none), print': { display: 'none' },
});
