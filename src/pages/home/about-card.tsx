import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { InfoCard } from '../../content/schema';
import { cardSurface, smallText } from '../../ui/card-surface';
import { TiltCard } from '../../ui/tilt-card';

/** A fact about the company. */
export function AboutCard({ card }: { card: InfoCard }) {
  return (
    <TiltCard>
      <Surface>
        <Typography variant="h3">{card.title}</Typography>
        <Typography color="textSecondary">{card.text}</Typography>
      </Surface>
    </TiltCard>
  );
}

const Surface = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  '& p': smallText(theme),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(1) },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(4),
    '& h3': { fontSize: '1.75rem' },
  },
}));
