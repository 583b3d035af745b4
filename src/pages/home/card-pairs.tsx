import { styled } from '@mui/material/styles';

import { CardGrid } from '../../ui/card-grid';

/** Two columns from `sm` up; a single last card fills its row. */
export const CardPairs = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1.25) },
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
}));
