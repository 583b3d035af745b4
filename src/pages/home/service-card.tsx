import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { homeLabels } from '../../content/labels';
import type { Service } from '../../content/schema';
import { cardSurface } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { TiltCard } from '../../ui/tilt-card';
import { scenes } from './drawings';

type ServiceCardProps = {
  service: Service;
  /** On desktops: a large card with the drawing above. */
  lead: boolean;
};

export function ServiceCard({ service, lead }: ServiceCardProps) {
  return (
    <Surface className={lead ? 'lead' : 'basic'}>
      <Drawing src={scenes[service.icon]} width={360} height={220} />
      <Typography variant="h3">{service.title}</Typography>
      <Typography>{service.text}</Typography>
      <YouGet>
        <b>{homeLabels.youGet}</b> {service.youGet}
      </YouGet>
    </Surface>
  );
}

const Surface = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  '--inset': theme.spacing(3),
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
  // On phones the drawing is beside the title, and the text below has the full width.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '6rem 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(1.75),
    padding: theme.spacing(0, 1.5, 1.25, 0),
    '& img': { height: '4rem', borderBottomRightRadius: 14 },
    '& p': {
      gridColumn: '1 / -1',
      marginTop: theme.spacing(0.75),
      marginLeft: theme.spacing(1.75),
    },
    '& p + p': { marginTop: theme.spacing(0.25) },
  },
  [theme.breakpoints.up('sm')]: {
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
    '&.lead img': { flexGrow: 1 },
    '@container (min-width: 33rem)': {
      '&.lead h3': { fontSize: '2rem' },
      '&.lead p': { fontSize: '1.125rem' },
      // In a wide place, the drawing is beside the text.
      '&.basic': {
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
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
