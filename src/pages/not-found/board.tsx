import { styled } from '@mui/material/styles';

import { hoverMotionQuery, onHover } from '../../theme/mixins';
import { PageLink } from '../../ui/page-link';

export type BoardLink = { to: string; text: string; place: keyof typeof boards };

/**
 * The boards, which are symbols of signpost.svg: their ends, in percent of the signpost's width, and
 * slants, in degrees.
 */
const boards = {
  top: { start: 0, end: 0, pointsTo: 'left', slant: -1.5 },
  second: { start: 25, end: 0, pointsTo: 'right', slant: 1.8 },
  third: { start: 6, end: 5, pointsTo: 'right', slant: -1.4 },
  lowest: { start: 0, end: 25, pointsTo: 'left', slant: 1.6 },
} as const;

export function Board({ to, text, place }: BoardLink) {
  return (
    <SlantedLink to={to} data-place={place}>
      <SwingingBoard>
        <Wood aria-hidden>
          <use href={`#board-${place}`} />
        </Wood>
        {text}
      </SwingingBoard>
    </SlantedLink>
  );
}

/** The wood of a board, as large as the element that it is in. */
export const Wood = styled('svg')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '@media (forced-colors: active)': { display: 'none' },
});

/**
 * A link that hangs aslant on the post. With the focus, all of it swings towards the level, so that the
 * focus ring swings, too. Under the pointer, only the board in it swings: if the link did, it could move
 * away from the pointer, swing back, and so on.
 */
const SlantedLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.cardTitle,
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  '& > span': { paddingBlock: '0.875rem' },
  '& svg': {
    color: theme.vars.palette.scene.wheatHill,
    ...theme.applyStyles('dark', { color: theme.vars.palette.scene.board }),
  },
  // The board of the home page is painted.
  '&:first-of-type': {
    color: theme.vars.palette.band.text,
    '& > span': { paddingBlock: '1rem' },
    '& svg': { color: theme.vars.palette.scene.iron },
  },
  ...Object.fromEntries(
    Object.entries(boards).map(([place, { start, end, pointsTo, slant }]) => [
      `&[data-place="${place}"]`,
      {
        '--swing': `${-Math.sign(slant)}deg`,
        rotate: `${slant}deg`,
        marginInline: `${start}% ${end}%`,
        // The board swings around its nails, which are in front of the post.
        '&, & > span': { transformOrigin: `${((50 - start) / (100 - start - end)) * 100}% 50%` },
        // The words are beside the arrow, which is at the pointed end.
        '& > span': { paddingInline: pointsTo === 'left' ? '56px 20px' : '20px 56px' },
      },
    ]),
  ),
  ...onHover({ textDecoration: 'underline', textUnderlineOffset: 6 }),
  '@media (prefers-reduced-motion: no-preference)': {
    '&, & > span': { transition: 'transform 250ms cubic-bezier(0.3, 1.7, 0.5, 1)' },
    '&:focus-visible': { transform: 'rotate(var(--swing))' },
  },
  [`@media ${hoverMotionQuery}`]: {
    '&:hover:not(:focus-visible) > span': { transform: 'rotate(var(--swing))' },
  },
  '@media (forced-colors: active)': { border: '1px solid', backgroundColor: 'Canvas' },
}));

const SwingingBoard = styled('span')({
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
});
