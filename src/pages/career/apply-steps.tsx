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
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Container>
    </ApplySection>
  );
}

const ApplySection = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(6, 4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8, 5) },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  counterReset: 'step',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr',
    rowGap: theme.spacing(0.5),
    alignContent: 'start',
    counterIncrement: 'step',
  },
  '& li::before': {
    ...theme.typography.h2,
    content: 'counter(step)',
    gridRow: 'span 2',
    fontSize: '2.5rem',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 0.8,
    color: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('md')]: {
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: theme.spacing(4),
    marginTop: theme.spacing(4),
  },
}));
