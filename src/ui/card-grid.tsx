import { styled } from '@mui/material/styles';

/** In two columns, a lone last card fills its row. */
export const stretchLoneLastCard = {
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
};

export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    ...stretchLoneLastCard,
  },
}));
