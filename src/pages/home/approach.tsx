import home from '@content/home.json';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { Illustration } from '../../ui/illustration';

/** The steps of a project, in a landscape. On phones, each has its part of the landscape beside it. */
export function Approach() {
  return (
    <Scene>
      <Land src={`${approach}#svgView(viewBox(-1764,-160,4800,640))`} width={4800} height={640} />
      <Steps>
        {home.about.steps.map(({ title, text }, index) => (
          <li key={title}>
            <StepIllustration src={`${approach}${stepView(index)}`} width={400} height={250} />
            <StepTitle>{title}</StepTitle>
            <StepText>{text}</StepText>
          </li>
        ))}
      </Steps>
    </Scene>
  );
}

/** A hash that makes approach.svg show only the part for one step. */
function stepView(index: number): string {
  const width = 400;
  return `#svgView(viewBox(${index * width},50,${width},250))`;
}

const Scene = styled('div')({ position: 'relative' });

/** Four times as wide as the steps, so that it reaches both edges of the window, and behind what follows them. */
const Land = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  left: '-150%',
  width: '400%',
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '4800 / 640',
  objectFit: 'fill',
  // The land below the drawings: 180 of 1200 units.
  marginBottom: '-15%',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2.5),
  '& > li': { fontSize: '1rem', lineHeight: 1.4 },
  [theme.breakpoints.down('sm')]: {
    '& > li': {
      display: 'grid',
      gridTemplate: 'auto 1fr / min(8.75rem, 45%) minmax(0, 1fr)',
      columnGap: theme.spacing(2),
    },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 0,
    '& > li': { paddingRight: theme.spacing(2), fontSize: '1.125rem' },
    // The words are in the sky. What follows stands on the land.
    '@media screen': { marginBottom: 0, '& > li': { paddingBottom: '64%' } },
  },
}));

const StepIllustration = styled(Illustration)(({ theme }) => ({
  gridRow: 'span 2',
  height: 'auto',
  aspectRatio: '8 / 5',
  borderRadius: 14,
  objectFit: 'fill',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const StepTitle = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  alignSelf: 'end',
  marginBottom: theme.spacing(0.25),
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
}));

const StepText = styled('p')({ textWrap: 'balance' });
