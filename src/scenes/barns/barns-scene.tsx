import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { radius, space } from '../../theme/scale';
import { Illustration } from '../../ui/illustration';
import { Panorama, percentOfContent } from '../panorama';
import barns from './barns.svg';

/** The parts of the content's width that the three barns take, as columns of a grid. */
export const barnColumns = '37fr 37fr 26fr';

/** From the highest roof to the lower edge, in units of barns.svg. */
const barnsHeight = 285;

/** The view of a single barn, in units of barns.svg. The first is larger, in the same ratio. */
const stepView = { width: 386, height: 250 };

/**
 * The hero's barn as a plan, as a frame and at work. The words stand in the sky above the barns, in
 * `barnColumns`; on phones there is no common drawing, and each step has a `BarnPicture` above it.
 */
export function BarnsScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <SkyAndLand>
        {children}
        <BarnsPanorama src={barns} width={1200} height={130} />
      </SkyAndLand>
    </Container>
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

/** The barn at one of the three steps, only on phones. */
export function BarnPicture({ step }: { step: number }) {
  return <SingleBarn src={`${barns}#step-${step}`} {...stepView} />;
}

const SingleBarn = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  borderRadius: radius.picture,
  aspectRatio: `${stepView.width} / ${stepView.height}`,
  objectFit: 'fill',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
