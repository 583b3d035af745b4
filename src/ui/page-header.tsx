import { styled } from '@mui/material/styles';

import { space } from '../theme/scale';

/** The sky at the top of a page, with the title and the lead beside or above a drawing. */
export const PageHeader = styled('header')(({ theme }) => ({
  display: 'grid',
  // A long line, such as the breadcrumb, does not make the column wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  position: 'relative',
  isolation: 'isolate',
  // The drawing's land goes on to the edges of the window.
  overflow: 'hidden',
  paddingTop: space.stack,
  // Gives axe a color to measure; it cannot read the gradient.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
}));
