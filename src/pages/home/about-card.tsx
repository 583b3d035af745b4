import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { InfoCard } from '../../content/schema';
import approach from '../../illustrations/home/approach.svg';
import { cardSurface, smallText } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { TiltCard } from '../../ui/tilt-card';

/** A fact about the company, beside a detail of the drawing above: one more station with each card. */
export function AboutCard({ card }: { card: InfoCard }) {
  return (
    <TiltCard>
      <Surface>
        <Drawing src={approach} width={2560} height={330} />
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
  '& img': { height: '3.5rem', borderRadius: 12, backgroundColor: theme.vars.palette.sky },
  // Where the stations stand in the drawing: the frame, the barn, the survey.
  'li:nth-of-type(3n + 1) & img': { objectPosition: '50.8%' },
  'li:nth-of-type(3n + 2) & img': { objectPosition: '65.5%' },
  'li:nth-of-type(3n) & img': { objectPosition: '34.5%' },
  '& p': { gridColumn: '1 / -1', alignSelf: 'start', ...smallText(theme) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '10rem 1fr',
    columnGap: theme.spacing(3),
    padding: theme.spacing(3),
    '& img': { gridRow: '1 / 3', alignSelf: 'start', height: '10rem' },
    '& p': { gridColumn: 2 },
  },
}));
