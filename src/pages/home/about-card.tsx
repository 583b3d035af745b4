import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { InfoCard } from '../../content/info-card';
import { cardSurface, smallText } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { TiltCard } from '../../ui/tilt-card';
import { scenes } from './drawings';

/** A fact about the company: its drawing at the left, small, and the words beside it. */
export function AboutCard({ card }: { card: InfoCard }) {
  return (
    <TiltCard>
      <Surface>
        <Drawing src={scenes[card.icon]} width={360} height={220} />
        <Typography variant="h3">{card.title}</Typography>
        <Typography color="textSecondary">{card.text}</Typography>
      </Surface>
    </TiltCard>
  );
}

const Surface = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  padding: theme.spacing(2),
  '& img': { height: '3.5rem', borderRadius: 12 },
  '& p': { gridColumn: '1 / -1', alignSelf: 'start', ...smallText(theme) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '10rem 1fr',
    columnGap: theme.spacing(3),
    padding: theme.spacing(3),
    '& img': { gridRow: '1 / 3', alignSelf: 'start', height: '10rem' },
    '& p': { gridColumn: 2 },
  },
}));
