import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';

import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { onHover } from '../../theme/mixins';
import { PageLink } from '../../ui/page-link';
import { headerLandStyles } from '../header-land';
import NotchedBoardShape from './board-notched.svg?react';
import BoardShape from './board.svg?react';
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

/** The largest width of the drawing. */
const maxWidth = { usual: '25rem', wide: '28rem' };

/** The share of the content that the signpost's column has beside the words. */
const columnShare = 0.5;

/** In px. On each side, the shadow of a board is 1 px narrower than the post. */
const boardShadow = { width: box.postWidth - 2, height: 18, overlap: 6 };

/** In px. */
const nail = { radius: 2.5, distance: 14, top: 6 };

const percentOfBox = (length: number) => `${(length / box.width) * 100}%`;

type SignpostSceneProps = {
  /** At the left of the signpost; on phones, above it. */
  text: ReactNode;
  /** What the picture shows, for screen readers. */
  alt: string;
  /** A `Signpost`. */
  children: ReactNode;
};

/** A signpost on the prairie. The drawing has the lower part of the post, the page the boards. */
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

type BoardProps = Pick<LinkProps, 'to'> & {
  /** Of the four boards. Each has a length, a direction and a slant of its own. */
  place: 'top' | 'second' | 'third' | 'lowest';
  children: string;
};

export function Board({ to, place, children }: BoardProps) {
  return (
    <BoardLink to={to} data-place={place}>
      {place === 'third' ? <NotchedBoardShape /> : <BoardShape />}
      {children}
      <ArrowForwardIcon />
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

/** The page's links, on a post that is as high as they need. */
export const Signpost = styled('nav')(({ theme }) => ({
  display: 'grid',
  // Slanted boards reach into the gap, however large the text is.
  gap: '1.5rem',
  paddingBottom: percentOfBox(box.boardHeight),
  textAlign: 'center',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    // Down to the drawn post, however high the boards are.
    inset: `0 ${percentOfBox((box.width - box.postWidth) / 2)} 25%`,
    clipPath: 'polygon(0 12px, 50% 0, 100% 12px, 100% 100%, 0 100%)',
    background: `linear-gradient(to right, ${theme.vars.palette.scene.row} 30%, ${theme.vars.palette.scene.post} 30%)`,
  },
  '@media print': { display: 'none' },
}));

/** Says what the boards are. It is not a link. */
export const SignpostLabel = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  justifySelf: 'center',
  rotate: '-1.5deg',
  marginTop: theme.spacing(5),
  padding: theme.spacing(1, 3),
  borderBottom: `4px solid ${theme.vars.palette.scene.row}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.scene.post,
  color: theme.vars.palette.scene.lamp,
  fontWeight: 600,
}));

/** Its ends are `--start` and `--end` percent of the signpost's width away from its sides. */
const BoardLink = styled(PageLink)(({ theme }) => ({
  ...theme.typography.cardTitle,
  '--wood': theme.vars.palette.scene.wheatHill,
  '--nail': theme.vars.palette.scene.post,
  ...theme.applyStyles('dark', { '--wood': theme.vars.palette.scene.board }),
  // Where the post is, in percent of the board.
  '--post': 'calc((50 - var(--start)) / (100 - var(--start) - var(--end)) * 100%)',
  position: 'relative',
  isolation: 'isolate',
  margin: '0 calc(var(--end) * 1%) 0 calc(var(--start) * 1%)',
  padding: theme.spacing(2, 5),
  color: theme.vars.palette.scene.night,
  textDecoration: 'none',
  '&[data-place="top"]': {
    '--start': '0',
    '--end': '0',
    '--wood': theme.vars.palette.primary.main,
    '--nail': theme.vars.palette.primary.contrastText,
    rotate: '-2deg',
    paddingBlock: theme.spacing(3),
    color: theme.vars.palette.primary.contrastText,
  },
  '&[data-place="second"]': { '--start': '25', '--end': '0', rotate: '2.5deg' },
  '&[data-place="third"]': { '--start': '6', '--end': '5', rotate: '-2deg' },
  '&[data-place="lowest"]': { '--start': '0', '--end': '25', rotate: '2.5deg' },
  ...onHover({ textDecoration: 'underline', textUnderlineOffset: 6 }),
  '& > svg:first-of-type': { position: 'absolute', zIndex: -1, inset: 0, color: 'var(--wood)' },
  // The arrow is at the pointed end, however long the words are.
  '& > svg:last-of-type': {
    position: 'absolute',
    top: 'calc(50% - 0.5em)',
    left: 'calc(100% - 1.75em)',
    fontSize: '1.2em',
  },
  '&[data-place="top"], &[data-place="lowest"]': {
    '& > svg': { scale: '-1 1' },
    '& > svg:last-of-type': { left: '0.75em' },
  },
  // The shadow of the board on the post.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    top: `calc(100% - ${boardShadow.overlap}px)`,
    left: `calc(var(--post) - ${boardShadow.width / 2}px)`,
    width: boardShadow.width,
    height: boardShadow.height,
    // The light comes from the left.
    clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 70%)',
    backgroundColor: theme.vars.palette.scene.night,
    opacity: 0.4,
  },
  // Two nails hold the board on the post.
  '&::after': {
    content: '""',
    position: 'absolute',
    top: nail.top,
    left: `calc(var(--post) - ${box.postWidth / 2}px)`,
    width: box.postWidth,
    height: 6,
    background: `radial-gradient(circle at 3px 3px, var(--nail) ${nail.radius}px, transparent 3px) 0 / ${nail.distance}px`,
  },
  '@media (forced-colors: active)': {
    border: '1px solid',
    backgroundColor: 'Canvas',
    '& > svg:first-of-type, &::before, &::after': { display: 'none' },
  },
}));
