import { styled } from '@mui/material/styles';

export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridAutoRows: '1fr',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}));
