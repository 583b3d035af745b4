import home from '@content/home.json';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { Illustration } from '../../ui/illustration';

/** The steps of a project, each beside its part of one illustration. */
export function Approach() {
  return (
    <Steps>
      {home.about.steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepIllustration src={`${approach}${stepView(index)}`} width={400} height={200} />
          <StepTitle>{title}</StepTitle>
          <StepText>{text}</StepText>
        </li>
      ))}
    </Steps>
  );
}

/**
 * The part of approach.svg that belongs to the first step, in the drawing's units. The parts of the other
 * steps follow to the right.
 */
const firstStep = { left: 680, top: 72, width: 400, height: 200 };

/** An SVG view that shows only the part for one step. */
function stepView(index: number): string {
  const left = firstStep.left + index * firstStep.width;
  return `#svgView(viewBox(${left},${firstStep.top},${firstStep.width},${firstStep.height}))`;
}

const Steps = styled('ol')(({ theme }) => ({
  '--picture': '7.5rem',
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    display: 'grid',
    gridTemplate: 'auto 1fr / min(var(--picture), 45%) minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    fontSize: '1rem',
    lineHeight: 1.4,
  },
  [theme.breakpoints.up('sm')]: {
    '--picture': '20rem',
    gap: theme.spacing(3),
    '& > li': {
      gridTemplateRows: '1fr 1fr',
      columnGap: theme.spacing(4),
      fontSize: '1.125rem',
    },
  },
}));

const StepIllustration = styled(Illustration)({
  gridRow: 'span 2',
  height: 'auto',
  aspectRatio: '2',
  borderRadius: 14,
});

const StepTitle = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  alignSelf: 'end',
  marginBottom: theme.spacing(0.25),
  [theme.breakpoints.up('sm')]: { fontSize: '1.75rem' },
}));

const StepText = styled('p')({ textWrap: 'balance' });
