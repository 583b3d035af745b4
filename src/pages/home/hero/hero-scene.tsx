import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { gutter, space, width } from '../../../theme/scale';
import HeroGlow from './hero-glow.svg?react';
import HeroSky from './hero-sky.svg?react';
import HeroSun from './hero-sun.svg?react';
import HeroWheel from './hero-wheel.svg?react';
import HeroLand from './hero.svg?react';

/** The height of the bars above the scene, and of the next section's first lines, which are in view. */
const heightOutsideHero = '11.5rem';

/** The least height of the scene. It is low on tablets: the picture reaches up beside the words. */
const sceneHeight = {
  tablet: '41rem',
  desktop: `clamp(32rem, 100svh - ${heightOutsideHero}, 60rem)`,
};

/** The ratio of the part of hero.svg that is seen, which is its right end. */
const drawingRatio = { phone: '10 / 9', tablet: '8 / 5', desktop: '16 / 9' };

/** The longest line below the title. Longer ones would reach the sun. */
export const heroLineWidth = '24em';

/**
 * The height from the drawing's lower edge to the top of the cloud on phones, in percent of the width of
 * the words, which end there.
 */
const cloudHeightOnPhones = '80%';

/**
 * The movement that brings the cloud further down along the ladder on phones, where words are above the
 * drawing. It is in units of hero.svg, and the cloud still hides the ladder's upper end.
 */
const lowerCloud = 'translate(-32px, 114px)';

/**
 * The first section of the home page: sky and land from one edge of the window to the other. The
 * words are on its left half, which the drawing leaves free, or on phones above the cloud.
 */
export function HeroScene({ children, ...props }: ComponentProps<'section'>) {
  return (
    <SkyGround {...props}>
      <Container>
        <TextArea>{children}</TextArea>
      </Container>
      <DrawingArea>
        <Drawing>
          <Sky />
          <Glow />
          <Sun />
          <Land />
          <Wheel />
        </Drawing>
      </DrawingArea>
    </SkyGround>
  );
}

const SkyGround = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  // The land goes on beyond the drawing, and is cut at the window's edges.
  overflow: 'clip',
  // The drawing's sky begins in this color.
  backgroundColor: theme.vars.palette.scene.skyTop,
  [theme.breakpoints.up('sm')]: { minHeight: sceneHeight.tablet },
  // In high windows, the words are in the middle of the sky.
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    alignItems: 'center',
    minHeight: sceneHeight.desktop,
  },
}));

const TextArea = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 0),
  [theme.breakpoints.down('sm')]: {
    paddingBottom: `calc(${cloudHeightOnPhones} + ${theme.spacing(2)})`,
  },
  [theme.breakpoints.up('sm')]: {
    maxWidth: '60%',
    paddingBlock: `${space.stack} ${space.section}`,
  },
  [theme.breakpoints.up('lg')]: { maxWidth: '50%' },
}));

/** The drawing ends where the content does; only its sky and land go on to the window's edges. */
const DrawingArea = styled('div')({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  maxWidth: `calc(${width.content} + ${2 * gutter.desktop}px)`,
  marginInline: 'auto',
});

/**
 * The part of hero.svg that is seen, as large as fits. The farmer, the barn and the windpump are in a
 * square at its right end.
 */
const Drawing = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  width: '100%',
  maxHeight: '100%',
  aspectRatio: drawingRatio.phone,
  // The sun climbs along this path. In the dark scheme, the moon sets along its own, behind the barn.
  '--sun-path': 'translate(8%, -20%)',
  // If the drawing were higher on tablets, the windpump would be behind the buttons.
  [theme.breakpoints.up('sm')]: { maxHeight: '26rem', aspectRatio: drawingRatio.tablet },
  [theme.breakpoints.up('md')]: { maxHeight: '100%', aspectRatio: drawingRatio.desktop },
  [theme.breakpoints.down('sm')]: {
    '& .cloud': { transform: lowerCloud },
    // The stars would be behind the words.
    '& .stars': { display: 'none' },
  },
  // On tablets, sun and moon would touch the links beside them: they are further away, and the sun
  // does not move.
  [theme.breakpoints.between('sm', 'lg')]: {
    '--sun-path': 'translate(0)',
    '& .sun': { transform: 'translate(40px, 10px)' },
    '& .moon': { transform: 'translate(80px, 62px)' },
  },
  ...theme.applyStyles('dark', {
    '--sun-path': 'translate(50%, 25%)',
    '& .sun': { display: 'none' },
    '& .moon': { display: 'block' },
  }),
}));

const fillDrawing = {
  position: 'absolute',
  width: '100%',
  height: '100%',
} as const;

/** The square at the drawing's right end. */
const fillRightSquare = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: 'auto',
  height: '100%',
  aspectRatio: '1',
} as const;

/**
 * An animation that follows the scroll position, while the visitor scrolls the drawing away. It is
 * missing where browsers lack scroll-driven animations, with reduced motion, in forced colors and on
 * paper, so the drawing is finished without it. It animates `transform`, because on an SVG, Chromium
 * does not composite `rotate` and `translate`.
 */
const whileScrolledAway = (animation: string) => ({
  '@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)': {
    '@supports (animation-timeline: scroll())': {
      animation: `${animation} both`,
      animationTimeline: 'scroll(root)',
      animationRange: '0px 70svh',
    },
  },
});

const Sky = styled(HeroSky)(fillDrawing);

const moveAlongPath = keyframes({ to: { transform: 'var(--sun-path)' } });
const moveAndWiden = keyframes({ to: { transform: 'var(--sun-path) scale(1.3)' } });

const Glow = styled(HeroGlow)({
  ...fillRightSquare,
  transformOrigin: '12% 64.5%',
  ...whileScrolledAway(`${moveAndWiden} ease-in-out`),
});

const Sun = styled(HeroSun)({
  ...fillRightSquare,
  ...whileScrolledAway(`${moveAlongPath} ease-in-out`),
});

const Land = styled(HeroLand)(fillDrawing);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The wheel turns around its hub, which is the origin of the transform. */
const Wheel = styled(HeroWheel)({
  ...fillRightSquare,
  transformOrigin: '13.33% 58.4%',
  ...whileScrolledAway(`${turn} linear`),
});
