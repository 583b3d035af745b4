import { styled, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import type { LinkProps } from 'react-router-dom';

import { hoverMotionQuery, onHover } from '../../theme/mixins';
import { motion } from '../../theme/scale';
import { PageLink } from '../../ui/page-link';

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

/** In degrees. Towards the level, where a board stays clear of its neighbors. */
const swing = 1;

/** Says what the boards are. It is not a link. */
export function SignpostLabel({ children, ...props }: ComponentPropsWithoutRef<'p'>) {
  return (
    <LabelBoard {...props}>
      <Wood aria-hidden>
        <use href="#board-label" />
      </Wood>
      {children}
    </LabelBoard>
  );
}

type BoardProps = Pick<LinkProps, 'to'> & { place: keyof typeof boards; children: string };

export function Board({ to, place, children }: BoardProps) {
  return (
    <BoardLink to={to} data-place={place}>
      <SwingingBoard>
        <Wood aria-hidden>
          <use href={`#board-${place}`} />
        </Wood>
        <LitEdge aria-hidden>
          <use href={`#board-${place}-lit`} />
        </LitEdge>
        {children}
      </SwingingBoard>
    </BoardLink>
  );
}

/** What the light of the lantern adds to the picture. */
export const fadesInWhenLit = (theme: Theme) => ({
  opacity: 0,
  // At night, it burns low until it is lit.
  ...theme.applyStyles('dark', { opacity: 0.6 }),
  '[data-lit="true"] &': { opacity: 1 },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `opacity 250ms ${motion.easing}`,
  },
});

const Wood = styled('svg')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '@media (forced-colors: active)': { display: 'none' },
});

/** A board's underside in the light of the lantern. */
const LitEdge = styled(Wood)(({ theme }) => fadesInWhenLit(theme));

const LabelBoard = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  position: 'relative',
  isolation: 'isolate',
  justifySelf: 'center',
  rotate: '-1.5deg',
  marginTop: theme.spacing(1.5),
  padding: theme.spacing(1, 3),
  color: theme.vars.palette.scene.lamp,
  fontWeight: 600,
}));

/** Its words are beside the arrow, which is at the pointed end. */
const SwingingBoard = styled('span')({
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
});

/**
 * Swings with its focus ring. Below the pointer, it stays where it is, and so below the pointer, while
 * its board swings.
 */
const BoardLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.cardTitle,
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  '& > span': { paddingBlock: '0.875rem' },
  '& svg': {
    color: theme.vars.palette.scene.wheatHill,
    ...theme.applyStyles('dark', { color: theme.vars.palette.scene.board }),
  },
  ...Object.fromEntries(
    Object.entries(boards).map(([place, { start, end, pointsTo, slant }]) => [
      `&[data-place="${place}"]`,
      {
        '--swing': `${-Math.sign(slant) * swing}deg`,
        rotate: `${slant}deg`,
        marginLeft: `${start}%`,
        marginRight: `${end}%`,
        // The nails.
        '&, & > span': { transformOrigin: `${((50 - start) / (100 - start - end)) * 100}% 50%` },
        '& > span': { paddingInline: pointsTo === 'left' ? '56px 20px' : '20px 56px' },
      },
    ]),
  ),
  // The way home is painted.
  '&&[data-place="top"]': {
    color: theme.vars.palette.band.text,
    '& > span': { paddingBlock: '1rem' },
    '& svg': { color: theme.vars.palette.scene.iron },
  },
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
