import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { AboutFact } from '../../content/schema';
import { smallText } from '../../ui/card-surface';
import { TiltCard } from '../../ui/tilt-card';

export function AboutCard({ card }: { card: AboutFact }) {
  return (
    <TiltCard>
      <Fact>
        <Typography variant="h3">{card.title}</Typography>
        <Typography color="textSecondary">{card.text}</Typography>
      </Fact>
    </TiltCard>
  );
}

const Fact = styled('div')(({ theme }) => ({
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& p': { marginTop: theme.spacing(1), ...smallText(theme) },
  [theme.breakpoints.up('md')]: {
    paddingTop: theme.spacing(3),
    '& p': { maxWidth: '22rem', marginTop: theme.spacing(1.5), fontSize: '1.125rem' },
  },
  // The last fact is what the others come to.
  'li + li:last-of-type & p': {
    maxWidth: 'none',
    color: theme.vars.palette.text.primary,
    fontFamily: theme.typography.h2.fontFamily ?? 'inherit',
    fontSize: 'clamp(1.125rem, 0.6rem + 2.3vw, 2.5rem)',
    fontWeight: 500,
    letterSpacing: '-0.015em',
    lineHeight: 1.24,
  },
}));
