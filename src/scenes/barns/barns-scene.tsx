import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { whileScrolling } from '../../theme/mixins';
import { radius, space } from '../../theme/scale';
import { Illustration } from '../../ui/illustration';
import { Panorama, percentOfContent } from '../panorama';
import barnParts from './barn-parts.svg';
import barns from './barns.svg';

/** The parts of the content's width that the three barns take, as columns of a grid. */
export const barnColumns = '37fr 37fr 26fr';

/** From the highest roof to the lower edge, in units of barns.svg. */
const barnsHeight = 285;

/** Of every view of the drawings, in their units. */
const viewSize = { width: 420, height: 272 };

/** The panorama's height below the views. */
const belowViews = 26;

/** What is built at each step, one after the other: views of barn-parts.svg. */
const partsOfStep: Record<number, string[]> = {
  1: ['plan'],
  2: ['posts', 'rafters'],
  3: ['walls', 'roof'],
};

/**
 * The hero's barn as a plan, as a frame and at work. The words stand in the sky above the barns, in
 * `barnColumns`; on phones there is no common drawing of the land, and each step has its own.
 */
export function BarnsScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <SkyAndLand>
        <BarnsPanorama src={barns} width={1200} height={130} />
        {children}
      </SkyAndLand>
    </Container>
  );
}

/** @param step 1, 2 or 3 */
export function BarnPicture({ step }: { step: number }) {
  return (
    <Picture data-step={step}>
      <PhoneLand src={barns} view={`step-${step}`} {...viewSize} />
      {partsOfStep[step]?.map((part) => (
        <Part key={part} src={barnParts} view={part} {...viewSize} />
      ))}
    </Picture>
  );
}

const SkyAndLand = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingBottom: space.section,
  [theme.breakpoints.up('sm')]: {
    paddingBottom: `calc(${percentOfContent(barnsHeight)} + ${theme.spacing(3)})`,
  },
  '@media print': { paddingBottom: 0 },
}));

const BarnsPanorama = styled(Panorama)(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  borderRadius: radius.picture,
  aspectRatio: `${viewSize.width} / ${viewSize.height}`,
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    zIndex: -1,
    bottom: 0,
    width: percentOfContent(viewSize.width),
    marginBottom: percentOfContent(belowViews),
    overflow: 'visible',
    '&[data-step="1"]': { left: percentOfContent(-10) },
    '&[data-step="2"]': { left: percentOfContent(414) },
    '&[data-step="3"]': { left: percentOfContent(796) },
  },
}));

// Views of a file have the size of the whole file; `cover` would cut them.
const View = styled(Illustration)({ height: '100%', objectFit: 'fill' });

const PhoneLand = styled(View)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(-10px)' } });

/** Is built while it comes into view, and stands before it is in the middle of the window. */
const Part = styled(View)({
  position: 'absolute',
  top: 0,
  ...whileScrolling({
    animation: `${settle} ease-in-out both`,
    animationTimeline: 'view()',
    animationRange: 'cover calc(50% - 60svh) cover calc(50% - 40svh)',
    'picture:last-child > &': { animationRange: 'cover calc(50% - 50svh) cover calc(50% - 20svh)' },
  }),
});
