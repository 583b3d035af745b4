import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { JobSectionId } from '../../content/jobs';
import { cardSurface } from '../../theme/mixins';
import { bottomBarHeight, space, width } from '../../theme/scale';
import { PageHeader } from '../../ui/page-header';

// The layout of the page on screens. On paper, its parts follow each other as in the document.

/** Between the main column and the card. */
const gutter = '3rem';

/** The grid in which the parts of the page are. The first and the last column are its margins. */
export const JobArticle = styled('article')(({ theme }) => ({
  '@media screen': {
    // Between the content and the window's edges, as wide as those of `Container`.
    '--margin': theme.spacing(2.5),
    display: 'grid',
    paddingBottom: space.stack,
    gridTemplate: `
      ". breadcrumb        ." auto
      ". title             ." auto
      ". land              ." auto
      ". card              ." auto
      ". duties            ." auto
      ". requirements      ." auto
      ". work-location     ." auto
      ". benefits          ." auto
      ". equal-opportunity ." auto
      ". apply             ." var(--apply-row, auto)
      ". share             ." auto
      / var(--margin) minmax(0, 1fr) var(--margin)`,
    // As high as the bar and the space above it. The bar spans several rows, so by itself it would not
    // make this one high enough.
    '&[data-open="true"]': { '--apply-row': `calc(${bottomBarHeight}px + ${space.stack})` },
    [theme.breakpoints.up('sm')]: { '--margin': theme.spacing(3) },
    // The card is beside the title, the land and, if it is higher, the duties. Below it, the last
    // of the rows beside the duties takes what they need, so it is not parted from the card.
    [theme.breakpoints.up('md')]: {
      '--side': '19rem',
      gridTemplate: `
        ". breadcrumb        breadcrumb        breadcrumb        ." auto
        ". title             .                 card              ." auto
        ". land              .                 card              ." auto
        ". duties            .                 card              ." auto
        ". duties            .                 work-location     ." 1fr
        ". requirements      requirements      requirements      ." auto
        ". benefits          benefits          benefits          ." auto
        ". equal-opportunity equal-opportunity equal-opportunity ." auto
        ". apply             apply             apply             ." auto
        / minmax(var(--margin), 1fr)
        minmax(0, calc(${width.content} - var(--side) - ${gutter})) ${gutter} var(--side)
        minmax(var(--margin), 1fr)`,
    },
    [theme.breakpoints.up('lg')]: { '--side': '24rem' },
  },
}));

/** The sky and the land, from one edge of the window to the other. */
export const HeaderArea = styled(PageHeader)({
  '@media screen': {
    gridTemplate: 'subgrid / subgrid',
    gridArea: 'breadcrumb-start / 1 / land-end / -1',
  },
  '@media print': { display: 'block' },
});

export const BreadcrumbArea = styled('div')({ gridArea: 'breadcrumb' });

export const TitleArea = styled('div')({ gridArea: 'title' });

export const LandArea = styled('div')({ gridRow: 'land', gridColumn: '1 / -1' });

/** In front of the land. */
export const CardArea = styled('div')(({ theme }) => ({
  gridArea: 'card',
  '@media screen': {
    zIndex: 1,
    marginTop: theme.spacing(-3),
    [theme.breakpoints.up('md')]: { marginTop: 0 },
  },
}));

type SectionAreaProps = { area: JobSectionId | 'equal-opportunity'; children: ReactNode };

/** One of the page's texts. Those that a job lacks leave no space, because the grid has no gaps. */
export function SectionArea({ area, children }: SectionAreaProps) {
  return <AreaBelow data-area={area}>{children}</AreaBelow>;
}

const AreaBelow = styled('div')(({ theme }) => ({
  marginTop: space.stack,
  '&[data-area="duties"]': { gridArea: 'duties' },
  '&[data-area="requirements"]': { gridArea: 'requirements' },
  '&[data-area="work-location"]': { gridArea: 'work-location' },
  '&[data-area="benefits"]': { gridArea: 'benefits' },
  '&[data-area="equal-opportunity"]': { gridArea: 'equal-opportunity' },
  '@media print': { marginTop: theme.spacing(3) },
}));

/** The end of the page's article: a band with Apply Now and the tools to share the job. */
export const EndArea = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    // Its parts are areas of their own, so that the bar can stick all through the job.
    display: 'contents',
  },
  [theme.breakpoints.up('md')]: {
    gridArea: 'apply',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    marginTop: space.stack,
    'article[data-open="true"] > &': cardSurface(theme),
  },
}));

/**
 * Apply Now at the end of the job. In narrow windows it is a bar, which sticks to the window's lower
 * edge from where the card with its own Apply Now has left the window up to its place at the end.
 * So visitors always see one of the two, and whoever uses a keyboard or a screen reader finds two
 * links, not three.
 */
export function ApplyArea({ children }: { children: ReactNode }) {
  return (
    <ApplyBarRange>
      <ApplyBar>{children}</ApplyBar>
    </ApplyBarRange>
  );
}

/** The heights of what is below Apply Now in the card, of the navigation bar and of the Apply bar. */
const cardEndAndBars = '18rem';

/** Of its texts, on phones. */
const shortestJobHeight = '45rem';

/**
 * How far below the card's end the bar begins to stick: not before the card's Apply Now has left the
 * window.
 */
const applyBarOffset = `clamp(0rem, 100svh - ${cardEndAndBars}, ${shortestJobHeight})`;

/** Where the bar can be. It lies on the job's text, so it lets clicks pass. */
const ApplyBarRange = styled('div')(({ theme }) => ({
  flex: 1,
  [theme.breakpoints.down('md')]: {
    gridRow: 'duties-start / apply-end',
    gridColumn: '1 / -1',
    display: 'grid',
    // A long title on one line does not make the bar wider than the window.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'end',
    marginTop: applyBarOffset,
    pointerEvents: 'none',
  },
}));

const ApplyBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3) },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    // In front of the job's text, and behind the navigation bar.
    zIndex: 1,
    bottom: 0,
    minHeight: bottomBarHeight,
    padding: theme.spacing(1, 'var(--margin)'),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    pointerEvents: 'auto',
  },
}));

export const ShareArea = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    gridRow: 'share',
    gridColumn: '1 / -1',
    padding: theme.spacing(0, 'var(--margin)', 1),
    // Continues the bar's surface below it, once the bar is in its place at the end.
    'article[data-open="true"] &': {
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
  [theme.breakpoints.up('md')]: { marginLeft: 'auto' },
}));
