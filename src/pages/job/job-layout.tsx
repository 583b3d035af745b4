import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { cardSurface } from '../../theme/mixins';
import { bottomBar, space, width } from '../../theme/scale';
import { PageHeader } from '../../ui/page-header';

/** Between the two columns, on screens that have them. */
const columnGap = '3rem';

/** How far below the picture the card beside the title may end. */
const cardOverhang = '2.5rem';

export const JobArticle = styled('article')(({ theme }) => ({
  // Between the content and the window's edges, as wide as those of `Container`.
  '--margin': theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { '--margin': theme.spacing(3) },
  // The width of the narrow column: the card, and what is below it.
  '--side': '19rem',
  [theme.breakpoints.up('lg')]: { '--side': '24rem' },
  '@media screen': {
    paddingBottom: theme.spacing(5),
    [theme.breakpoints.up('md')]: { paddingBottom: space.section },
  },
}));

/** The picture with the title, and the card in front of its lower edge or, in columns, beside the title. */
export const JobTop = styled('div')({
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: `minmax(var(--margin), 1fr) minmax(0, ${width.content}) minmax(var(--margin), 1fr)`,
  },
});

/** The sky and the land, from one edge of the window to the other. */
export const JobSky = styled(PageHeader)(({ theme }) => ({
  gridArea: '1 / 1 / auto / -1',
  [theme.breakpoints.up('md')]: { alignContent: 'space-between', marginBottom: cardOverhang },
  '@media print': { display: 'block' },
}));

/** Beside the card. */
export const TitleContainer = styled(Container)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '@media screen': { '& > *': { maxWidth: `calc(100% - var(--side) - ${columnGap})` } },
  },
}));

export const CardArea = styled('div')(({ theme }) => ({
  gridColumn: 2,
  '@media screen': {
    zIndex: 1,
    marginTop: theme.spacing(-3),
    [theme.breakpoints.up('md')]: {
      gridRow: 1,
      placeSelf: 'start end',
      width: 'var(--side)',
      // Level with the title, which is below the breadcrumb.
      marginTop: `calc(${space.stack} + 3rem)`,
    },
  },
}));

/** The sections: in the wide column, in the narrow one below the card, or across both. */
export const JobColumns = styled(Container)(({ theme }) => ({
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.section} ${columnGap}`,
    paddingTop: space.section,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) var(--side)',
      paddingTop: `calc(${space.section} - ${cardOverhang})`,
    },
  },
  '@media print': { '& > *': { marginTop: theme.spacing(3) } },
}));

export const SideColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  // Puts its small title on the baseline of the large title beside it.
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 2',
    '@media screen': { paddingTop: theme.spacing(1) },
  },
  '@media print': { display: 'block' },
}));

/**
 * The end of the article: the tools to share the job, and Apply Now. In narrow windows, its parts are
 * the article's own, so that the bar can stick all through the job.
 */
export const EndRow = styled(Container)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'contents' },
  [theme.breakpoints.up('md')]: { marginTop: space.section },
}));

export const EndRowContent = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'contents' },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    paddingTop: theme.spacing(5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

export const ShareArea = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { margin: `${theme.spacing(1)} var(--margin)` },
}));

/** Apply Now and what it is for. In narrow windows, a bar at the lower edge of the window. */
export const ApplyBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  [theme.breakpoints.down('md')]: {
    ...cardSurface(theme),
    position: 'sticky',
    // In front of the job's text, and behind the navigation bar.
    zIndex: 1,
    bottom: bottomBar.margin,
    minHeight: bottomBar.height,
    marginInline: 'var(--margin)',
    padding: theme.spacing(1, 1, 1, 2.5),
    borderRadius: bottomBar.height / 2,
    boxShadow: theme.shadows[6],
  },
}));
