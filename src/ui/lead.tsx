import { styled } from '@mui/material/styles';

export const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  marginTop: theme.spacing(1.5),
}));
