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
  paddingBottom: theme.spacing(4),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(6) },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(3),
  counterReset: 'step',
  '& li': {
    position: 'relative',
    minHeight: 44,
    padding: theme.spacing(0.75, 0, 3.5, 8),
    counterIncrement: 'step',
  },
  '& h3': { marginBottom: theme.spacing(0.5) },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    color: theme.vars.palette.primary.main,
    fontFamily: theme.typography.h2.fontFamily,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1,
  },
  // A dashed path to the next step, as in the plans on the home page.
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    inset: '52px auto 8px 21px',
    borderLeft: `2px dashed ${theme.vars.palette.primary.main}`,
    opacity: 0.5,
  },
  [theme.breakpoints.up('md')]: {
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: theme.spacing(4),
    marginTop: theme.spacing(4),
    '& li': { padding: '60px 0 0' },
    '& li:not(:last-of-type)::after': {
      inset: '21px -24px auto 56px',
      borderLeft: 0,
      borderTop: `2px dashed ${theme.vars.palette.primary.main}`,
    },
  },
}));
