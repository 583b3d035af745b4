import { styled, type Theme } from '@mui/material/styles';

import { Lead } from './lead';

/** The sky at the top of a page, with the title and the lead in front of a drawing. */
export const PageHeader = styled('header')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingTop: theme.spacing(4),
  // Gives axe a color to measure; it cannot read the gradient.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(6) },
  // `&&` wins over the sizes that pages add.
  '@media print': { '&&': { minHeight: 0, paddingBlock: 0, background: 'none' } },
}));

/** Styles of the drawing, which stands on the header's lower edge. Each page sets the height. */
export const headerDrawing = (theme: Theme) =>
  ({
    position: 'absolute',
    zIndex: -1,
    bottom: 0,
    left: 0,
    // On narrow screens, these would be behind the text.
    [theme.breakpoints.down('md')]: { '& .stars, & .clouds': { display: 'none' } },
    '@media print': { display: 'none' },
  }) as const;

export const HeaderTitle = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  fontSize: 'clamp(2.25rem, 1.45rem + 3.5vw, 4.25rem)',
  '@media print': { fontSize: '2rem' },
}));

export const HeaderLead = styled(Lead)({
  maxWidth: '36rem',
  // `&&` wins over the widths that pages add.
  '@media print': { '&&': { maxWidth: 'none' } },
});
