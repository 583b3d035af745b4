import { styled } from '@mui/material/styles';

import { space } from '../theme/scale';

/**
 * Cards in rows of equal height. Each row has as many as fit; those in the last one share its
 * width. A card with `data-wide="true"` has a row of its own.
 */
export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.gap,
  '& > li': { flex: '1 1 20rem' },
  '& > li[data-wide="true"]': {
    flexBasis: '100%',
    // The card's sample lies over its upper and lower edges, and needs room.
    [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(2) },
  },
}));
