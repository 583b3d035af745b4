import { styled } from '@mui/material/styles';

import { displayFamily } from '../../theme/fonts';
import { PageLink } from '../../ui/page-link';
import { units } from './units';

/** In units of not-found.svg, like `--start` and `--end`, between which a board's link lies. */
export const boardsWidth = 300;

const post = boardsWidth / 2;

/** At a board's plain end, and at a tip that has the arrow. */
const padding = { plain: 10, tip: 32 };

/**
 * Lines in the wood, in percent of a board: center (x, y) and half the width. Clear of the text.
 */
const grain = [
  [20, 18, 16],
  [79, 22, 16],
  [11, 77, 10],
  [88, 76, 9],
];

const Board = styled(PageLink)(({ theme }) => ({
  '--tip': units(30),
  '--cut': '0px',
  '--blunt': '0%',
  '--edge': theme.vars.palette.scene.row,
  '--wood': theme.vars.palette.scene.wheatHill,
  '--nail': theme.vars.palette.scene.post,
  marginLeft: 'calc(var(--start) * var(--unit))',
  marginRight: `calc((${boardsWidth} - var(--end)) * var(--unit))`,
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minHeight: units(60),
  padding: `${units(8)} ${units(padding.plain)} ${units(10)}`,
  color: theme.vars.palette.scene.night,
  fontFamily: displayFamily,
  fontSize: 'min(1.1875rem, 25 * var(--unit))',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  textAlign: 'center',
  textDecoration: 'none',
  // Outlines the board. Its shadow falls on the post, which the drawing has.
  filter: `drop-shadow(0 ${units(-1.5)} var(--edge)) drop-shadow(0 ${units(1.5)} var(--edge))`,
  '& svg': { position: 'absolute', top: '48%', fontSize: '1.4em', translate: '0 -50%' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  rotate: 'var(--tilt)',
  // `::before` is the board, `::after` is its lower edge.
  '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1 },
  '&::before': {
    backgroundColor: 'var(--wood)',
    backgroundImage: [
      'var(--glow, none)',
      ...[-7, 7].map(
        (x) =>
          `radial-gradient(circle at calc(var(--post) + ${x} * var(--unit)) 13%, var(--nail) ${units(2.5)}, transparent ${units(3.5)})`,
      ),
      ...grain.map(
        ([x, y, width]) =>
          `radial-gradient(${width}% ${units(1.2)} at ${x}% ${y}%, color-mix(in srgb, var(--edge) 65%, transparent) 60%, transparent)`,
      ),
    ].join(),
  },
  '&::after': { backgroundColor: 'var(--edge)' },
  [theme.breakpoints.up('md')]: { fontSize: '1.375rem' },
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
  ...theme.applyStyles('dark', { '--wood': theme.vars.palette.scene.board }),
}));

// Each board extends past its link's box by its tip, whose end is `--blunt` of its height. Its edge
// is the lowest eighth.

export const LeftBoard = styled(Board)({
  '--post': `calc((${post} - var(--start)) * var(--unit) + var(--tip))`,
  paddingLeft: centeringPadding(padding.plain),
  '& svg': { left: units(-6) },
  '&::before, &::after': { inset: '0 0 0 calc(-1 * var(--tip))' },
  '&::before': {
    clipPath:
      'polygon(var(--tip) 0, calc(100% - var(--cut)) 0, calc(100% - var(--notch)) 50%, 100% 100%, var(--tip) 100%, 0 calc(50% + var(--blunt)), 0 calc(50% - var(--blunt)))',
  },
  '&::after': {
    clipPath: 'polygon(calc(0.75 * var(--tip)) 87.5%, 100% 87.5%, 100% 100%, var(--tip) 100%)',
  },
});

export const RightBoard = styled(Board)({
  '--post': `calc((${post} - var(--start)) * var(--unit))`,
  paddingRight: units(padding.tip),
  paddingLeft: centeringPadding(padding.tip),
  '& svg': { right: units(-6) },
  '&::before, &::after': { inset: '0 calc(-1 * var(--tip)) 0 0' },
  '&::before': {
    clipPath:
      'polygon(var(--cut) 0, calc(100% - var(--tip)) 0, 100% calc(50% - var(--blunt)), 100% calc(50% + var(--blunt)), calc(100% - var(--tip)) 100%, 0 100%, var(--notch) 50%)',
  },
  '&::after': {
    clipPath:
      'polygon(0 87.5%, calc(100% - 0.75 * var(--tip)) 87.5%, calc(100% - var(--tip)) 100%, 0 100%)',
  },
});

/** The left padding that centers the label on the post. */
function centeringPadding(right: number): string {
  return `calc((${2 * post + right} - var(--start) - var(--end)) * var(--unit))`;
}
