import home from '@content/home.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { Drawing } from '../../ui/drawing';

/** The steps of a project, below one drawing with a scene for each. */
export function Approach() {
  return (
    <>
      <Land src={approach} width={2560} height={300} />
      <Container>
        <Steps>
          {home.about.steps.map(({ title, text }, step) => (
            <li key={title}>
              <Drawing src={`${approach}${station(step)}`} width={400} height={200} />
              <StepTitle>{title}</StepTitle>
              <StepText>{text}</StepText>
            </li>
          ))}
        </Steps>
      </Container>
    </>
  );
}

/** The part of the drawing that belongs to a step, as an SVG view. */
const station = (step: number) => `#svgView(viewBox(${680 + 400 * step},72,400,200))`;

// The middle 1200 px hold three 400 px scenes, one per step. The height scales with the container, so
// the scenes stay above their steps.
const Land = styled(Drawing)(({ theme }) => ({
  height: 'min((100vw - 48px) * 0.25, 18.75rem)',
  // Its sky is empty above the barn.
  marginTop: '-2.5rem',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  marginBlock: '0 4.5rem',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    textAlign: 'center',
    '& img': { display: 'none' },
  },
  // The whole drawing would be too small here, so each step shows its own scene, joined by a path.
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1.75),
    marginBottom: '1.5rem',
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplate: 'auto 1fr / 9rem 1fr',
      columnGap: theme.spacing(2),
    },
    // From the picture to the next one.
    '& li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      inset: '4.5rem auto -14px 4.5rem',
      borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
    },
    '& img': { gridRow: 'span 2', height: '4.5rem', borderRadius: 10 },
  },
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
