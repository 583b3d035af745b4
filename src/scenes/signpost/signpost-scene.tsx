import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';

import { onHover } from '../../theme/mixins';
import { IconButton } from '../../ui/button';
import { Illustration } from '../../ui/illustration';
import { headerLandStyles } from '../header-land';
import { fadesInWhenLit } from './boards';
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
