import { styled, type Theme } from '@mui/material/styles';

import { Lead } from './lead';

/** A page's first band, under the sky: a drawing, then a container with the title and the lead. */
export const PageHeader = styled('header')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingTop: theme.spacing(4),
  // Fallback color for contrast checkers.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(6) },
  '@media print': { '&&': { minHeight: 0, paddingBlock: 0, background: 'none' } },
}));

/** Styles of the header's drawing, which stands on its lower edge; each page sets its height. */
export const headerDrawing = (theme: Theme) =>
  ({
    position: 'absolute',
    zIndex: -1,
    bottom: 0,
    left: 0,
    // On narrow screens, they would be behind the text.
    [theme.breakpoints.down('md')]: {
      '& [id$="stars"], & [id$="clouds"]': { display: 'none' },
    },
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
  '@media print': { '&&': { maxWidth: 'none' } },
});
