import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { space, width } from '../../theme/scale';
import HeroGlow from './hero-glow.svg?react';
import HeroSky from './hero-sky.svg?react';
import HeroSun from './hero-sun.svg?react';
import HeroWheel from './hero-wheel.svg?react';
import HeroLand from './hero.svg?react';

/** The bars above the scene, and what peeks in of the next section. */
const barsAndPeek = '11.5rem';

/** On tablets, it is lower, so that the picture reaches up beside the words. */
const sceneHeight = {
  tablet: '41rem',
  desktop: `clamp(32rem, 100svh - ${barsAndPeek}, 60rem)`,
};

/** Width to height of what is seen of hero.svg, which is always its right end. */
const drawingRatio = { phone: '10 / 9', tablet: '8 / 5', desktop: '16 / 9' };

/** Of small text, about 55 characters. Longer lines would reach the sun. */
export const heroLineWidth = '24em';

/**
 * On phones: from the top of the cloud to the drawing's lower edge, as a share of the width that the
 * words have.
 */
const cloudHeightOnPhones = '80%';

/**
 * In units of hero.svg. On phones, where the words are above the drawing, the cloud is further down
 * along the ladder, whose upper end it hides.
 */
const lowerCloud = 'translate(-30px, 106px)';

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
  // The land goes on beyond the drawing.
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
  maxWidth: `calc(${width.content} + 3rem)`,
  marginInline: 'auto',
});

/** What is seen of hero.svg, as large as fits. The farmer, the barn and the windpump are in a square at its right end. */
const Drawing = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  width: '100%',
  maxHeight: '100%',
  aspectRatio: drawingRatio.phone,
  // Of the sun, which climbs, and of the moon, which sets behind the barn.
  '--way': 'translate(8%, -20%)',
  // Higher, the windpump would be behind the buttons.
  [theme.breakpoints.up('sm')]: { maxHeight: '29rem', aspectRatio: drawingRatio.tablet },
  [theme.breakpoints.up('md')]: { maxHeight: '100%', aspectRatio: drawingRatio.desktop },
  [theme.breakpoints.down('sm')]: {
    '& .cloud': { transform: lowerCloud },
    // They would be behind the words.
    '& .stars': { display: 'none' },
  },
  // On tablets, they would touch the links beside them.
  [theme.breakpoints.between('sm', 'lg')]: {
    '--way': 'translate(0)',
    '& .sun': { transform: 'translate(40px, 10px)' },
    '& .moon': { transform: 'translate(80px, 62px)' },
  },
  ...theme.applyStyles('dark', {
    '--way': 'translate(50%, 25%)',
    '& .sun': { display: 'none' },
    '& .moon': { display: 'block' },
  }),
}));

const whole = {
  position: 'absolute',
  width: '100%',
  height: '100%',
} as const;

/** The drawing's right end. */
const square = {
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
 * paper, so the drawing is finished without it. Transforms are of `square`, and not `rotate` or
 * `translate`: Chromium does not composite these on an SVG.
 */
const whileLeaving = (animation: string) => ({
  '@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)': {
    '@supports (animation-timeline: scroll())': {
      animation: `${animation} both`,
      animationTimeline: 'scroll(root)',
      animationRange: '0px 70svh',
    },
  },
});

const Sky = styled(HeroSky)(whole);

const go = keyframes({ to: { transform: 'var(--way)' } });
const goAndWiden = keyframes({ to: { transform: 'var(--way) scale(1.3)' } });

const Glow = styled(HeroGlow)({
  ...square,
  transformOrigin: '12% 64.5%',
  ...whileLeaving(`${goAndWiden} ease-in-out`),
});

const Sun = styled(HeroSun)({ ...square, ...whileLeaving(`${go} ease-in-out`) });

const Land = styled(HeroLand)(whole);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Turns around its hub. */
const Wheel = styled(HeroWheel)({
  ...square,
  transformOrigin: '13.33% 58.4%',
  ...whileLeaving(`${turn} linear`),
});
