import { styled } from '@mui/material/styles';

import { space } from '../theme/scale';

/** In two columns, a lone last card fills its row. */
export const stretchLoneLastCard = {
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
};

/**
 * Cards in rows of equal height. Each row has as many as fit; those in the last one share its
 * width.
 */
export const CardGrid = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.gap,
  '& > li': { flex: '1 1 20rem' },
});
