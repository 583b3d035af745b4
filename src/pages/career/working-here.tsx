import careers from '@content/careers.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { displayFamily } from '../../theme/fonts';
import { cardRadius } from '../../theme/tokens';

/** Why people work here, if the owner says so. */
export function WorkingHere() {
  if (!careers.workingHere) return null;
  return (
    <Container component="section" aria-labelledby="working-here">
      <Panel>
        <Typography variant="h2" id="working-here">
          Working here
        </Typography>
        <ul>
          {careers.workingHere.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Panel>
    </Container>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 8),
  padding: theme.spacing(4, 3),
  borderRadius: cardRadius,
  backgroundColor: theme.vars.palette.scene.nearHill,
  color: theme.vars.palette.band.text,
  '& h2': { fontSize: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)' },
  '& li': {
    paddingBlock: theme.spacing(1.5),
    fontFamily: displayFamily,
    fontSize: 'clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.scene.greenHill}` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '4fr 7fr',
    padding: theme.spacing(5),
    '& li:first-of-type': { paddingTop: theme.spacing(0.5) },
    '& li:last-of-type': { paddingBottom: 0 },
  },
  '@media print': {
    display: 'block',
    padding: 0,
    background: 'none',
    color: theme.vars.palette.text.primary,
  },
}));
