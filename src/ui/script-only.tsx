import { styled } from '@mui/material/styles';

/** Hidden where it cannot work: without script, and on paper. */
export const ScriptOnly = styled('span')({
  '@media (scripting: none), print': { display: 'none' },
});
