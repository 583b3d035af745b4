import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { displayFamily } from '../../theme/fonts';
import { Office } from './office';

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
        <PlacedOffice />
      </Layout>
    </Container>
  );
}

/** On wide screens, the heading and the office are left of the steps. */
const Layout = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplate: '"heading steps" 1fr "office steps" / minmax(0, 5fr) minmax(0, 6fr)',
    columnGap: theme.spacing(6),
    paddingBottom: theme.spacing(3),
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  marginTop: theme.spacing(2),
  counterReset: 'step',
  [theme.breakpoints.up('md')]: { gridArea: 'steps', marginTop: 0 },
}));

const circle = 48;
const roadWidth = 6;

/** A road leads from number to number, and from the last toward the land below. */
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  minHeight: circle,
  paddingLeft: circle + 20,
  paddingBottom: theme.spacing(3),
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step) / ""',
    position: 'absolute',
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
    top: circle,
    bottom: 0,
    left: (circle - roadWidth) / 2,
    width: roadWidth,
    backgroundColor: theme.vars.palette.wheat,
  },
  '&:last-of-type::after': {
    background: `linear-gradient(${theme.vars.palette.wheat}, transparent)`,
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

const PlacedOffice = styled(Office)(({ theme }) => ({
  paddingBlock: theme.spacing(1, 3),
  [theme.breakpoints.up('md')]: { gridArea: 'office' },
}));
