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
  paddingBottom: theme.spacing(3),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(4) },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  marginTop: theme.spacing(2.5),
  counterReset: 'step',
  '& li': { position: 'relative', paddingLeft: 48, counterIncrement: 'step' },
  '& h3': { marginBottom: theme.spacing(0.5) },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    top: -3,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.h2.fontFamily,
    fontWeight: 700,
    lineHeight: 1,
  },
  [theme.breakpoints.up('md')]: {
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: theme.spacing(4),
    marginTop: theme.spacing(3),
  },
}));
