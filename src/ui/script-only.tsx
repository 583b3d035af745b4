import { styled } from '@mui/material/styles';

/** For controls that need script. Hidden without script and in print. */
export const ScriptOnly = styled('span')({
  '@media (scripting: none), print': { display: 'none' },
});
