import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { homePage } from '../../content/labels';
import type { Service } from '../../content/schema';
import { cardSurface, smallText } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { TiltCard } from '../../ui/tilt-card';
import { scenes } from './drawings';

/** The first of three or more. */
export const leadCard = 'li:first-of-type:nth-last-of-type(n + 3)';

/** A service: its scene, what it is, and what the client holds in hand at the end. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <TiltCard>
      <Surface>
        <Drawing src={scenes[service.icon]} width={360} height={220} />
        <Typography variant="h3">{service.title}</Typography>
        <Typography color="textSecondary">{service.text}</Typography>
        <YouGet>
          <b>{homePage.youGet}</b> {service.youGet}
        </YouGet>
      </Surface>
    </TiltCard>
  );
}

const Surface = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  // The scene reaches the card's edges.
  overflow: 'clip',
  borderWidth: 0,
  '@media (forced-colors: active)': { borderWidth: 1 },
  '& p': { fontSize: '1rem', ...smallText(theme) },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '6.5rem 1fr',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    padding: theme.spacing(0, 2, 1.5),
    '& img': { width: 'calc(100% + 16px)', height: '5.5rem', marginLeft: -16 },
    '& p': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('sm')]: {
    paddingTop: 0,
    '& img': { width: 'calc(100% + 48px)', height: '13.5rem', margin: theme.spacing(0, -3, 1) },
    [`${leadCard} & img`]: { flexGrow: 1 },
    // A card that has a row to share with fewer: scene and words side by side.
    '@container (min-width: 33rem)': {
      [`li:not(${leadCard}) &`]: {
        display: 'grid',
        gridTemplateColumns: '2fr 3fr',
        gridTemplateRows: 'auto 1fr auto',
        columnGap: theme.spacing(4),
        paddingTop: theme.spacing(3),
        '& img': {
          gridRow: '1 / 4',
          width: 'calc(100% + 24px)',
          height: 'calc(100% + 48px)',
          margin: theme.spacing(-3, 0, -3, -3),
        },
      },
      [`${leadCard} &`]: { '& h3': { fontSize: '2rem' }, '& p': { fontSize: '1.125rem' } },
    },
  },
}));

const YouGet = styled('p')(({ theme }) => ({
  margin: 0,
  marginTop: 'auto',
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  lineHeight: 1.5,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
