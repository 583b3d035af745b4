import { styled } from '@mui/material/styles';

export const ScriptOnly = styled('span')({
  '@media (scripting: none), print': { display: 'none' },
});
