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

const numberWidth = 34;

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

/** Number and title share a line, with the text below the title. On desktops, a path links the numbers. */
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1.25),
  counterIncrement: 'step',
  '& p': { gridColumn: 2, fontSize: '1rem', lineHeight: 1.5, textWrap: 'balance' },
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: numberWidth,
    height: numberWidth,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.h2.fontFamily,
    fontWeight: 700,
    lineHeight: 1,
  },
  [theme.breakpoints.up('md')]: {
    '& p, & h3': { gridColumn: '1 / -1' },
    '& p': { fontSize: '1.0625rem' },
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      top: numberWidth / 2 - 1,
      right: theme.spacing(-2),
      left: numberWidth + 8,
      borderTop: `2px dashed ${theme.vars.palette.wheat}`,
    },
  },
  '@media print': { breakInside: 'avoid', '&::after': { display: 'none' } },
}));
