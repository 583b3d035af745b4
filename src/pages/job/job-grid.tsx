import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { stickyQuery } from '../../theme/mixins';
import { bottomBarHeight, gutter, space, width } from '../../theme/scale';
import { PageHeader } from '../../ui/page-header';

/** The space between the two columns, on screens that have them. */
const columnGap = '3rem';

/** The space between the parts of the page. */
const gap = `calc(${space.section} * 2 / 3)`;

/** The height by which the card beside the title may reach below the picture. */
const cardOverhang = '2.5rem';

export const JobArticle = styled('article')(({ theme }) => ({
  '--margin': `${gutter.phone}px`,
  [theme.breakpoints.up('sm')]: { '--margin': `${gutter.desktop}px` },
  // This is the width of the narrow column, which has the card and the sections below it.
  '--side': '19rem',
  [theme.breakpoints.up('lg')]: { '--side': '24rem' },
}));

/**
 * The picture with the title, and the card. In narrow windows, the card is in front of the picture's
 * lower edge; in columns, it is beside the title.
 */
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
}));

/** In columns, the title leaves room for the card. */
export const TitleContainer = styled(Container)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    '@media screen': { '& > *': { maxWidth: `calc(100% - var(--side) - ${columnGap})` } },
  },
}));

export const CardArea = styled('section')(({ theme }) => ({
  gridColumn: 2,
  '@media screen': {
    zIndex: 1,
    marginTop: theme.spacing(-3),
    [theme.breakpoints.up('md')]: {
      gridRow: 1,
      placeSelf: 'start end',
      width: 'var(--side)',
      // The card is level with the title, which is below the breadcrumb.
      marginTop: `calc(${space.stack} + 3rem)`,
    },
  },
}));

/**
 * The distance from the beginning of the job's text to the highest place of the bar with Apply Now. With
 * it, the bar comes into the window when the card's Apply Now, some 7 rem above the text, leaves it below
 * the navigation bar, and the bar never hides the first title.
 */
const barStart = '(100svh - 16rem)';

/** The text of the job, from the duties to the tools and Apply Now. */
export const JobBody = styled('section')(({ theme }) => ({
  '@media screen': {
    marginTop: gap,
    // The next section's ground reaches 1 px into this one, which Apply Now ends.
    paddingBottom: 1,
    [theme.breakpoints.up('md')]: { marginTop: `calc(${gap} - ${cardOverhang})` },
  },
}));

/** Each section is in the wide column, in the narrow one below the card, or across both. */
export const JobColumns = styled(Container)(({ theme }) => ({
  '@media screen': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${gap} ${columnGap}`,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) var(--side)' },
  },
}));

export const SideColumn = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridArea: '1 / 2' },
}));

/** The end of the text: the tools and, on desktops beside them, Apply Now. */
export const EndRow = styled(Container)(({ theme }) => ({
  // Without a box around it, the bar can stick all through the text.
  [theme.breakpoints.down('md')]: { display: 'contents' },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    marginTop: gap,
  },
}));

export const ShareArea = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    margin: theme.spacing(3, 'var(--margin)', 2),
    // The margins of this and of the bar collapse, so that their sum is the space between them.
    [`@media ${stickyQuery}`]: {
      '&:not(:last-child)': { marginBottom: `calc(${theme.spacing(2)} - ${barStart})` },
    },
  },
}));

/**
 * Apply Now, with the job and its salary. In narrow windows, it is a bar at the window's lower edge, and
 * stays there as long as the text is in view, because it is the last part of the text.
 */
export const ApplyBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  [theme.breakpoints.down('md')]: {
    flexWrap: 'wrap',
    minHeight: bottomBarHeight,
    padding: theme.spacing(1, 'var(--margin)'),
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    [`@media ${stickyQuery}`]: {
      position: 'sticky',
      // The bar is in front of the text, and behind the navigation bar.
      zIndex: 1,
      bottom: 0,
      // A sticky element keeps its margins within its container.
      marginTop: `calc${barStart}`,
    },
  },
}));
