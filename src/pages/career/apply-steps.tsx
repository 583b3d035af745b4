import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { displayFamily } from '../../theme/fonts';

export function ApplySteps() {
  return (
    <Container component="section" aria-labelledby="how-to-apply">
      <Layout>
        <Typography variant="h2" id="how-to-apply">
          How to apply
        </Typography>
        <Steps>
          {careers.applySteps.map(({ title, text }) => (
            <Step key={title}>
              <StepTitle>{title}</StepTitle>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
      </Layout>
    </Container>
  );
}

/** On large screens, the steps are beside the heading. */
const Layout = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    columnGap: theme.spacing(3),
    paddingBottom: theme.spacing(3),
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  marginTop: theme.spacing(2),
  counterReset: 'step',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    marginTop: theme.spacing(3),
  },
  [theme.breakpoints.up('lg')]: { marginTop: 0 },
}));

const circle = 48;
const roadWidth = 6;
const roadEdge = (circle - roadWidth) / 2;

/** A road leads from number to number. */
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  minHeight: circle,
  paddingLeft: circle + 20,
  paddingBottom: theme.spacing(3),
  counterIncrement: 'step',
  '&::before': {
    // The text for screen readers is empty. Firefox before 128 knows only the first form.
    content: ['counter(step)', 'counter(step) / ""'],
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: circle,
    height: circle,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontFamily: displayFamily,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `${circle}px auto 0 ${roadEdge}px`,
    width: roadWidth,
    backgroundColor: theme.vars.palette.wheat,
  },
  '&:last-of-type::after': { display: 'none' },
  '@media screen': {
    [theme.breakpoints.up('md')]: {
      padding: theme.spacing(0, 3, 3, 0),
      paddingTop: circle + 16,
      '&::after': { inset: `${roadEdge}px 0 auto ${circle}px`, width: 'auto', height: roadWidth },
    },
  },
  '@media print': {
    breakInside: 'avoid',
    // By default, browsers do not print backgrounds.
    '&::before': { border: '2px solid', backgroundColor: 'transparent', color: 'inherit' },
    '&::after': { display: 'none' },
  },
}));

const StepTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: theme.spacing(0, 0, 0.5),
  fontSize: '1.5rem',
}));
