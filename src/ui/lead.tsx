import { styled } from '@mui/material/styles';

/** The introduction below a title. */
export const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: theme.spacing(1.5),
}));
