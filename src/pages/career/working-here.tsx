import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** Why people work here, if the owner says so. */
export function WorkingHere() {
  if (!careers.workingHere) return null;
  return (
    <ReasonsSection aria-labelledby="working-here">
      <Container>
        <Typography variant="h2" id="working-here">
          Working here
        </Typography>
        <ul>
          {careers.workingHere.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Container>
    </ReasonsSection>
  );
}

const ReasonsSection = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(6),
  backgroundColor: theme.vars.palette.sky,
  '@media print': { background: 'none' },
  '& h2': { fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)' },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(2, 5),
    marginTop: theme.spacing(3),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  },
  '& li': {
    paddingLeft: theme.spacing(2.5),
    borderLeft: `3px solid ${theme.vars.palette.wheat}`,
    fontSize: '1.125rem',
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
}));
