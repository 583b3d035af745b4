import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** Why people work here, if the owner says so. */
export function WorkingHere() {
  if (!careers.workingHere) return null;
  return (
    <Container component="section" aria-labelledby="working-here">
      <Typography variant="h2" id="working-here">
        Working here
      </Typography>
      <Reasons>
        {careers.workingHere.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Reasons>
    </Container>
  );
}

const Reasons = styled('ul')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(2),
  '& li': {
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(2, 4),
    marginTop: theme.spacing(3),
    '& li': { paddingBlock: theme.spacing(2, 0) },
  },
}));
