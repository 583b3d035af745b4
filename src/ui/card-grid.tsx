import { styled } from '@mui/material/styles';

/** In a list with two columns, a single last card fills its row. */
export const loneLastCard = {
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
};

/** Two columns from the `sm` breakpoint up. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    ...loneLastCard,
  },
}));
