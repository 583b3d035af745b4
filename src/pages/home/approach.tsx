import home from '@content/home.yaml';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { Illustration } from '../../ui/illustration';

/** The steps of a project, in one landscape; on phones, each step shows its part of it. */
export function Approach() {
  return (
    <Scene>
      <Land src={`${approach}#svgView(viewBox(-1800,-160,4800,520))`} width={4800} height={520} />
      <Steps>
        {home.about.steps.map(({ title, text }, index) => (
          <li key={title}>
            <StepIllustration src={`${approach}${stepView(index)}`} width={376} height={235} />
            <StepTitle>{title}</StepTitle>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Scene>
  );
}

/** An SVG view fragment that crops approach.svg to one step. */
function stepView(index: number): string {
  const x = [-16, 424, 830][index] ?? 0;
  return `#svgView(viewBox(${x},62,376,235))`;
}

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  // Below the land.
  [theme.breakpoints.up('sm')]: { marginBottom: '5%' },
}));

/** Four times as wide as the steps, so that it reaches both edges of the window. */
const Land = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  left: '-150%',
  width: '400%',
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '4800 / 520',
  objectFit: 'fill',
  // The land below the drawings: 60 of 1200 units.
  marginBottom: '-5%',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(1.5),
  counterReset: 'step',
  '& > li': { counterIncrement: 'step', fontSize: '1rem', lineHeight: 1.4 },
  [theme.breakpoints.down('sm')]: {
    '& > li': {
      display: 'grid',
      gridTemplate: 'auto auto / 44% minmax(0, 1fr)',
      columnGap: theme.spacing(1.5),
    },
  },
  [theme.breakpoints.up('sm')]: {
    // Each stands on its drawing, and begins at its left edge.
    gridTemplateColumns: '37% 37% minmax(0, 1fr)',
    alignItems: 'end',
    gap: 0,
    '& > li': { paddingRight: theme.spacing(1), fontSize: '1.125rem' },
    // As high as the roofs: 215 of 1200 units.
    '@media screen': { marginBottom: 0, paddingBottom: 'calc(17.9% + 1.75rem)' },
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
  // The list already tells screen readers the number.
  '&::before': {
    // The text for screen readers is empty. Firefox before 128 knows only the first form.
    content: ['counter(step)', 'counter(step) / ""'],
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.5em',
    height: '1.5em',
    marginRight: '0.4em',
    border: '2px solid',
    borderRadius: '50%',
    color: theme.vars.palette.primary.main,
    fontSize: '0.75em',
    verticalAlign: 1,
  },
}));
