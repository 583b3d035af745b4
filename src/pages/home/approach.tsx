import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { Illustration } from '../../ui/illustration';

/** The steps of a project, below one illustration with a part for each. */
export function Approach() {
  return (
    <>
      <Land src={approach} width={2560} height={300} />
      <Container>
        <Steps>
          {home.about.steps.map(({ title, text }, index) => (
            <Step key={title}>
              <StepIllustration src={`${approach}${stepView(index)}`} width={400} height={200} />
              <StepTitle>{title}</StepTitle>
              <StepText>{text}</StepText>
            </Step>
          ))}
        </Steps>
      </Container>
    </>
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

const Land = styled(Illustration)(({ theme }) => ({
  // A quarter of the container's width, so each part stays above its step.
  height: 'min((100vw - 48px) * 0.25, 18.75rem)',
  // Its sky is empty above the barn.
  marginTop: '-2.5rem',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.75),
  marginBottom: '1.5rem',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 0,
    marginBottom: '4.5rem',
    textAlign: 'center',
  },
}));

const Step = styled('li')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'auto 1fr / min(9rem, 45%) 1fr',
    columnGap: theme.spacing(2),
    // Connects the illustration to the next step's.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      inset: '4.5rem auto -14px min(4.5rem, 22.5%)',
      borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
    },
  },
}));

/** The step's part of the illustration, for phones, where the whole one would be too small. */
const StepIllustration = styled(Illustration)(({ theme }) => ({
  gridRow: 'span 2',
  height: '4.5rem',
  borderRadius: 10,
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const StepTitle = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  marginBottom: theme.spacing(0.5),
  fontSize: 'clamp(1.3125rem, 1.2rem + 0.4vw, 1.5rem)',
  lineHeight: 1.4,
}));

const StepText = styled('p')({
  fontSize: 'clamp(1rem, 0.95rem + 0.3vw, 1.125rem)',
  lineHeight: 1.4,
  textWrap: 'balance',
});
