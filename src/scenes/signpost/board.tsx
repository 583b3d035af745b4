import { styled } from '@mui/material/styles';

import { hoverMotionQuery, onHover } from '../../theme/mixins';
import { PageLink } from '../../ui/page-link';

export type BoardLink = { to: string; text: string; pointsTo: 'left' | 'right' };

export function Board({ to, text, pointsTo }: BoardLink) {
  return (
    <SlantedLink to={to} data-points-to={pointsTo}>
      <SwingingBoard>
        <Wood aria-hidden>
          <use href="#signpost-board" />
        </Wood>
        {text}
      </SwingingBoard>
    </SlantedLink>
  );
}

/**
 * A link that hangs aslant on the post. With the focus, all of it swings towards the level, so that the
 * focus ring swings, too. Under the pointer, only the board in it swings: if the link did, it could move
 * away from the pointer, swing back, and so on.
 */
const SlantedLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.cardTitle,
  rotate: '-1.2deg',
  '--swing': '1deg',
  '--post': '50%',
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  '& > span': { padding: '0.875rem 20px 0.875rem 56px' },
  '&[data-points-to="right"]': {
    '& > span': { padding: '0.875rem 56px 0.875rem 20px' },
    '& svg': { scale: '-1 1' },
  },
  '& svg': {
    color: theme.vars.palette.scene.wheatHill,
    ...theme.applyStyles('dark', { color: theme.vars.palette.scene.board }),
  },
  // The board of the home page is painted.
  '&:first-of-type': {
    color: theme.vars.palette.band.text,
    '& svg': { color: theme.vars.palette.scene.iron },
  },
  '&:nth-of-type(even)': { rotate: '1.2deg', '--swing': '-1deg' },
  '&:nth-of-type(2)': { '--post': '37.5%', marginLeft: '20%' },
  '&:nth-of-type(3)': { marginInline: '5%' },
  '&:nth-of-type(4)': { '--post': '62.5%', marginRight: '20%' },
  '&, & > span': { transformOrigin: 'var(--post) 50%' },
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

const Wood = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // This is the color of the arrow, at the pointed end.
  stroke: theme.vars.palette.scene.night,
  'a:first-of-type > span > &': { stroke: theme.vars.palette.scene.lamp },
  '@media (forced-colors: active)': { display: 'none' },
}));
