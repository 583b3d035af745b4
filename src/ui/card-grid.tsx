import { styled } from '@mui/material/styles';

/** Two columns from `sm` up; a single last card fills its row. */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridAutoRows: '1fr',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));
