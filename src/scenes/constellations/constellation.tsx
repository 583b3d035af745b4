import { keyframes, styled } from '@mui/material/styles';

import type { Technology } from '../../content/types';
import { hoverMotionQuery, whileScrolling } from '../../theme/mixins';
import { motion } from '../../theme/scale';
import { Illustration, type IllustrationUrls } from '../../ui/illustration';
import cloud from './cloud.svg';
import customers from './customers.svg';
import dipper from './dipper.svg';
import key from './key.svg';
import { StarField } from './night-sky';
import servers from './servers.svg';
import serviceDesk from './service-desk.svg';

type ConstellationName = Technology['icon'];

const drawings: Record<ConstellationName, IllustrationUrls> = {
  customers,
  serviceDesk,
  servers,
  cloud,
  key,
  dipper,
};

/** Beside the text, on phones. Elsewhere, a drawing is as wide as its column. */
export const constellationWidthOnPhones = '6.5rem';

/** Between the content of two cards that are beside each other, in the theme's units. */
export const constellationGap = 5;

/** Two cards beside or below each other have different stars. */
const starParts = [0, 1, 2] as const;

/** The drawings'. */
const size = { width: 310, height: 184 };

type ConstellationProps = {
  /** Its place in the list, from 0. */
  index: number;
  name: ConstellationName;
};

/** Among other stars. Belongs into an item of a list with two columns or, from `lg` up, four. */
export function Constellation({ index, name }: ConstellationProps) {
  return (
    <PartOfSky>
      <SurroundingStars part={starParts[index % starParts.length] ?? 0} />
      <StarsAndLines>
        <ConstellationPicture src={drawings[name]} {...size} />
        <Reveal>
          <RevealedPicture src={drawings[name]} view="bright" {...size} />
        </Reveal>
      </StarsAndLines>
    </PartOfSky>
  );
}

const PartOfSky = styled('div')({ position: 'relative', isolation: 'isolate' });

/** Above and beside the drawing, and below it as far as the card's words. */
const SurroundingStars = styled(StarField)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: theme.spacing(-3, -constellationGap, 0, 0),
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Reaches to the drawing beside it, which a dotted line leads to; at the end of a row, only as far as the words. */
const StarsAndLines = styled('div')(({ theme }) => {
  const gap = theme.spacing(constellationGap);
  const end = { clipPath: `inset(0 ${gap} 0 0)` };
  return {
    position: 'relative',
    height: '6rem',
    [theme.breakpoints.up('sm')]: {
      width: `calc(100% + ${gap})`,
      height: '11.5rem',
      'li:last-of-type &': end,
    },
    [theme.breakpoints.between('sm', 'lg')]: { 'li:nth-of-type(even) &': end },
    [theme.breakpoints.up('lg')]: { 'li:nth-of-type(4n) &': end },
  };
});

const ConstellationPicture = styled(Illustration)({ height: '100%', objectFit: 'fill' });

/** Moving the frame and its picture in opposite directions moves only the frame's edge. */
const revealing = (hiddenTransform: string) => ({
  [`@media ${hoverMotionQuery}`]: {
    visibility: 'visible',
    transform: hiddenTransform,
    transition: `transform ${motion.duration} ${motion.easing}`,
    'li:hover &': { transform: 'none' },
  },
});

const brighten = keyframes({ from: { opacity: 0 } });

/** The bright drawing appears from left to right, and ends in the line to the next one. */
const Reveal = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  visibility: 'hidden',
  pointerEvents: 'none',
  ...revealing('translateX(-100%)'),
  // Fingers do not point.
  '@media (hover: none)': whileScrolling({
    visibility: 'visible',
    animation: `${brighten} linear both`,
    animationTimeline: 'view()',
    animationRange: 'contain 0% contain 50%',
  }),
});

const RevealedPicture = styled(ConstellationPicture)(revealing('translateX(100%)'));
