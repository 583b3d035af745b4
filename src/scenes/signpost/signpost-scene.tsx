import Grid from '@mui/material/Grid';
import { styled, type Theme } from '@mui/material/styles';
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import type { LinkProps } from 'react-router-dom';

import { hoverMotionQuery, onHover } from '../../theme/mixins';
import { motion } from '../../theme/scale';
import { IconButton } from '../../ui/button';
import { Illustration } from '../../ui/illustration';
import { PageLink } from '../../ui/page-link';
import { headerLandStyles } from '../header-land';
import lanternLight from './lantern-light.svg';
import SignpostDrawing from './signpost.svg?react';

/**
 * In units of signpost.svg, which are px unless the window is wide. The post is in the middle of the
 * box.
 */
const box = {
  width: 400,
  /** From the lower edge up to the highest hill, with some sky. */
  hillHeight: 264,
  /** From the lower edge up to the lowest board. */
  boardHeight: 290,
  postWidth: 20,
  /** The middle of the lantern, from the left and the lower edge. */
  lantern: { left: 162, bottom: 168 },
  /** What lantern-light.svg shows: it begins at the left of the box, and ends with it. */
  light: { left: -80, width: 480, height: 400 },
};

/**
 * The boards, which are symbols of signpost.svg: their ends, in percent of the box, and slants, in
 * degrees.
 */
const boards = {
  top: { start: 0, end: 0, pointsTo: 'left', slant: -1.5 },
  second: { start: 25, end: 0, pointsTo: 'right', slant: 1.8 },
  third: { start: 6, end: 5, pointsTo: 'right', slant: -1.4 },
  lowest: { start: 0, end: 25, pointsTo: 'left', slant: 1.6 },
} as const;

/** In degrees. Towards the level, where a board stays clear of its neighbors. */
const swing = 1;

/** The largest width of the drawing. */
const maxWidth = { usual: '25rem', wide: '28rem' };

/** The share of the content that the signpost's column has beside the words. */
const columnShare = 0.5;

const percentOfBox = (length: number) => `${(length / box.width) * 100}%`;

type SignpostSceneProps = {
  /** At the left of the signpost; on phones, above it. */
  text: ReactNode;
  /** What the picture shows, for screen readers. */
  alt: string;
  /** A `Signpost`. */
  children: ReactNode;
};

/** For the visit: a lantern that was lit is lit when the visitor comes back, until the page reloads. */
let litDuringVisit = false;

/** A signpost on the prairie. Its boards and its post are as high as their words need. */
export function SignpostScene({ text, alt, children }: SignpostSceneProps) {
  const [isLit, setIsLit] = useState(litDuringVisit);

  function toggleLantern() {
    litDuringVisit = !isLit;
    setIsLit(litDuringVisit);
  }

  return (
    <Grid container columnSpacing={3} rowSpacing={{ xs: 3, sm: 0 }}>
      <SkyText size={{ xs: 12, sm: 6 }}>{text}</SkyText>
      <SignpostColumn size={{ xs: 12, sm: 6 }} data-lit={isLit}>
        {children}
        <Light src={lanternLight} width={box.light.width} height={box.light.height} />
        <LanternButton
          type="button"
          aria-label="Light the lantern"
          aria-pressed={isLit}
          onClick={toggleLantern}
        />
        <SignpostPicture role="img" aria-label={alt} />
      </SignpostColumn>
    </Grid>
  );
}

/** The page's links: a `SignpostLabel` and four of `Board`. */
export function Signpost({ children, ...props }: ComponentPropsWithoutRef<'nav'>) {
  return (
    <BoardList {...props}>
      <Post aria-hidden>
        <use href="#signpost-post" />
      </Post>
      {children}
    </BoardList>
  );
}

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

const SkyText = styled(Grid)(({ theme }) => ({
  marginBlock: 'auto',
  [theme.breakpoints.up('sm')]: {
    paddingBottom: `min(${(box.hillHeight / box.width) * columnShare * 100}%, ${box.hillHeight / box.width} * ${maxWidth.usual})`,
  },
  '@media print': { paddingBottom: 0 },
}));

const SignpostColumn = styled(Grid)(({ theme }) => ({
  alignSelf: 'end',
  position: 'relative',
  maxWidth: maxWidth.usual,
  marginInline: 'auto',
  [theme.breakpoints.up('xl')]: { maxWidth: maxWidth.wide },
}));

const SignpostPicture = styled(SignpostDrawing)(({ theme }) => ({
  ...headerLandStyles(theme),
  position: 'absolute',
  zIndex: -2,
  bottom: 0,
}));

const fadesInWhenLit = (theme: Theme) => ({
  opacity: 0,
  // At night, it burns low until it is lit.
  ...theme.applyStyles('dark', { opacity: 0.5 }),
  '[data-lit="true"] &': { opacity: 1 },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `opacity 250ms ${motion.easing}`,
  },
});

/** In front of the drawing and the post, behind the boards. */
const Light = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  left: percentOfBox(box.light.left),
  width: percentOfBox(box.light.width),
  height: 'auto',
  pointerEvents: 'none',
  ...fadesInWhenLit(theme),
}));

/**
 * The lantern of the drawing. In forced colors, which are there for reading, it is only a picture:
 * the boards have no wood either, on which its light would be seen.
 */
const LanternButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  left: percentOfBox(box.lantern.left),
  width: '3.25rem',
  aspectRatio: '1',
  marginBottom: percentOfBox(box.lantern.bottom),
  translate: '-50% 50%',
  // The usual color would not stand out from its light.
  '&:focus-visible': { outlineColor: theme.vars.palette.text.primary },
  ...onHover({
    backgroundColor: 'transparent',
    backgroundImage: `radial-gradient(closest-side, ${theme.vars.palette.scene.lamp}, transparent)`,
  }),
  '@media (scripting: none), (forced-colors: active)': { display: 'none' },
}));

const BoardList = styled('nav')({
  display: 'grid',
  // Slanted boards reach into the gap, however large the text is.
  gap: '1rem',
  paddingBottom: percentOfBox(box.boardHeight),
  textAlign: 'center',
  '@media print': { display: 'none' },
});

/** Down into the drawing, which has the lower part of the post, however high the boards are. */
const Post = styled('svg')({
  position: 'absolute',
  zIndex: -2,
  top: 0,
  left: percentOfBox((box.width - box.postWidth) / 2),
  width: percentOfBox(box.postWidth),
  height: '75%',
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
