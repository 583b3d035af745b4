import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export function ApplySteps() {
  return (
    <ApplySection aria-labelledby="how-to-apply">
      <Container>
        <Typography variant="h2" id="how-to-apply">
          How to apply
        </Typography>
        <Steps>
          {careers.applySteps.map(({ title, text }) => (
            <Step key={title}>
              <Typography variant="h3">{title}</Typography>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
      </Container>
    </ApplySection>
  );
}

const ApplySection = styled('section')(({ theme }) => ({
  paddingBottom: theme.spacing(3),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(4) },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  counterReset: 'step',
  [theme.breakpoints.up('md')]: {
    // Three steps are in line with three job cards.
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: theme.spacing(3),
    marginTop: theme.spacing(3),
  },
}));

/** Number and title share a line, with the text below. */
const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  counterIncrement: 'step',
  '& p': { gridColumn: 2, lineHeight: 1.5 },
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.h2.fontFamily,
    fontWeight: 700,
    lineHeight: 1,
  },
  [theme.breakpoints.up('md')]: { '& p': { gridColumn: '1 / -1' } },
  '@media print': { breakInside: 'avoid' },
}));
