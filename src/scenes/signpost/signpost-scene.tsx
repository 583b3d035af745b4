import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';

import { onHover } from '../../theme/mixins';
import { PageLink } from '../../ui/page-link';
import { headerLandStyles } from '../header-land';
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
};

/** The boards, which are symbols of signpost.svg: their ends, in percent of the box, and slants. */
const boards = {
  top: { start: 0, end: 0, pointsTo: 'left', rotate: '-1.5deg' },
  second: { start: 25, end: 0, pointsTo: 'right', rotate: '1.8deg' },
  third: { start: 6, end: 5, pointsTo: 'right', rotate: '-1.4deg' },
  lowest: { start: 0, end: 25, pointsTo: 'left', rotate: '1.6deg' },
} as const;

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

/** A signpost on the prairie. Its boards and its post are as high as their words need. */
export function SignpostScene({ text, alt, children }: SignpostSceneProps) {
  return (
    <Grid container columnSpacing={3} rowSpacing={{ xs: 3, sm: 0 }}>
      <SkyText size={{ xs: 12, sm: 6 }}>{text}</SkyText>
      <SignpostColumn size={{ xs: 12, sm: 6 }}>
        {children}
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
      <Wood aria-hidden>
        <use href={`#board-${place}`} />
      </Wood>
      {children}
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
  bottom: 0,
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
  zIndex: -1,
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

/** The words are beside the arrow, which is at the pointed end. */
const BoardLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.cardTitle,
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: '0.875rem',
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  '& > svg': {
    color: theme.vars.palette.scene.wheatHill,
    ...theme.applyStyles('dark', { color: theme.vars.palette.scene.board }),
  },
  ...Object.fromEntries(
    Object.entries(boards).map(([place, { start, end, pointsTo, rotate }]) => [
      `&[data-place="${place}"]`,
      {
        rotate,
        marginLeft: `${start}%`,
        marginRight: `${end}%`,
        paddingInline: pointsTo === 'left' ? '56px 20px' : '20px 56px',
      },
    ]),
  ),
  // The way home is painted.
  '&&[data-place="top"]': {
    paddingBlock: '1rem',
    color: theme.vars.palette.band.text,
    '& > svg': { color: theme.vars.palette.scene.iron },
  },
  ...onHover({ textDecoration: 'underline', textUnderlineOffset: 6 }),
  '@media (forced-colors: active)': { border: '1px solid', backgroundColor: 'Canvas' },
}));
