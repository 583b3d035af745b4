import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { homePage } from '../../content/labels';
import type { Service } from '../../content/schema';
import { cardSurface } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { TiltCard } from '../../ui/tilt-card';
import { scenes } from './drawings';

/** The first of three or more. */
export const leadCard = 'li:first-of-type:nth-last-of-type(n + 3)';

/** On phones, where cards stand one below the other, every third has a large scene. */
const phoneLeadCard = 'li:nth-of-type(3n + 1)';

export function ServiceCard({ service }: { service: Service }) {
  return (
    <Surface>
      <Drawing src={scenes[service.icon]} width={360} height={220} />
      <Typography variant="h3">{service.title}</Typography>
      <Typography color="textSecondary">{service.text}</Typography>
      <YouGet>
        <b>{homePage.youGet}</b> {service.youGet}
      </YouGet>
    </Surface>
  );
}

const Surface = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  overflow: 'clip',
  borderWidth: 0,
  // Warmer than paper, for the wheat around them.
  backgroundColor: '#FFFCF5',
  boxShadow: '0 10px 24px rgb(110 80 25 / 0.1)',
  '@media print, (forced-colors: active)': { borderWidth: 1, boxShadow: 'none' },
  breakInside: 'avoid',
  ...theme.applyStyles('dark', {
    '--site-palette-divider': theme.vars.palette.scene.link,
    backgroundColor: theme.vars.palette.scene.hill1,
    boxShadow: 'none',
  }),
  [theme.breakpoints.down('sm')]: {
    padding: theme.spacing(1.5, 2),
    '& h3': { fontSize: '1.1875rem' },
    '& p': { marginTop: theme.spacing(0.5) },
    '& img': {
      float: 'right',
      width: '6.5rem',
      height: '5.5rem',
      margin: theme.spacing(-1.5, -2, 1, 1.5),
      borderBottomLeftRadius: 12,
    },
    [`${phoneLeadCard} & img`]: {
      float: 'none',
      width: 'calc(100% + 32px)',
      height: '10rem',
      margin: theme.spacing(-1.5, -2, 1.5),
      borderRadius: 0,
    },
  },
  [theme.breakpoints.up('sm')]: {
    '--inset': theme.spacing(3),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    padding: '0 var(--inset) var(--inset)',
    '& p': { fontSize: '1rem' },
    '& img': {
      width: 'calc(100% + 2 * var(--inset))',
      height: '13.5rem',
      margin: `0 calc(-1 * var(--inset)) ${theme.spacing(1)}`,
    },
    [`${leadCard} & img`]: { flexGrow: 1 },
    // A card that has a row to share with fewer: scene and words side by side.
    '@container (min-width: 33rem)': {
      [`li:not(${leadCard}) &`]: {
        display: 'grid',
        gridTemplateColumns: '2fr 3fr',
        gridTemplateRows: 'auto 1fr auto',
        columnGap: 'var(--inset)',
        paddingTop: 'var(--inset)',
        '& img': {
          gridRow: '1 / 4',
          width: 'calc(100% + var(--inset))',
          height: 'calc(100% + 2 * var(--inset))',
          margin: 'calc(-1 * var(--inset))',
          marginRight: 0,
        },
      },
      [`${leadCard} &`]: { '& h3': { fontSize: '2rem' }, '& p': { fontSize: '1.125rem' } },
    },
  },
  [theme.breakpoints.up('md')]: { '--inset': theme.spacing(3.5) },
  '@media print': { paddingTop: theme.spacing(2) },
}));

const YouGet = styled('p')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    marginTop: 'auto',
    paddingTop: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  lineHeight: 1.5,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
