import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

import { radius, space } from '../../theme/scale';
import { Illustration } from '../../ui/illustration';
import { Panorama, percentOfContent } from '../panorama';
import barns from './barns.svg';

/** From the highest roof to the lower edge, in units of barns.svg. */
const barnsHeight = 310;

/** Of the view of each barn, in units of barns.svg. */
const viewSize = { width: 400, height: 250 };

/**
 * The hero's barn as a plan, as a frame and at work. Each child is the words of one, which stand in
 * the sky above it; on phones, where there is no common drawing, they are beside a view of it.
 */
export function BarnsScene({ children }: { children: ReactNode }) {
  return (
    <Container>
      <SkyAndLand>
        <BarnsPanorama src={barns} width={4800} height={545} />
        <StepList>
          {Children.map(children, (words, index) => (
            <Step>
              <BarnPicture src={barns} view={`step-${index + 1}`} {...viewSize} />
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

const BarnsPanorama = styled(Panorama)(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Its columns are the parts of the content's width that the barns take. */
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
  // Views of a file have the size of the whole file; `cover` would cut them.
  objectFit: 'fill',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
