import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

import { radius, space } from '../../../theme/scale';
import { Illustration } from '../../../ui/illustration';
import { Panorama, percentOfContent } from '../../../ui/panorama';
import drawing from './steps.svg';

/** The height of the barns, from the highest roof to the lower edge, in units of steps.svg. */
const barnsHeight = 310;

/** The proportions of the view of each barn in steps.svg. */
const viewSize = { width: 400, height: 250 };

/**
 * The hero's barn as a plan, as a frame and at work. Each child has the words for one of the three, and
 * stands in the sky above it. Phones show no common drawing, but beside each child a view of its barn.
 */
export function StepsScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <SkyAndLand>
        <StepsPanorama src={drawing} width={4800} height={545} />
        <StepList>
          {Children.map(children, (words, index) => (
            <Step>
              <BarnPicture src={drawing} view={`step-${index + 1}`} {...viewSize} />
              {words}
            </Step>
          ))}
        </StepList>
      </SkyAndLand>
    </Container>
  );
}

const SkyAndLand = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingBottom: space.stack,
  [theme.breakpoints.up('sm')]: {
    paddingBottom: `calc(${percentOfContent(barnsHeight)} + ${theme.spacing(3)})`,
  },
}));

const StepsPanorama = styled(Panorama)(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** The columns are as wide as the drawing's parts with one barn each. */
const StepList = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '37fr 37fr 26fr', gap: 0 },
}));

const Step = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingRight: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    alignItems: 'center',
    columnGap: theme.spacing(2),
  },
}));

const BarnPicture = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  borderRadius: radius.picture,
  aspectRatio: `${viewSize.width} / ${viewSize.height}`,
  // A view of a file has the size of the whole file, so `cover` would cut it.
  objectFit: 'fill',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
