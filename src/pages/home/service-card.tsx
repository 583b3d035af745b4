import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { homeLabels } from '../../content/labels';
import type { Service } from '../../content/schema.server';
import { cardColors } from '../../theme/tokens';
import { cardSurface } from '../../ui/card-surface';
import { Drawing } from '../../ui/drawing';
import { AskLink } from './ask-link';
import { scenes } from './drawings';
import { TiltCard } from './tilt-card';

type ServiceCardProps = {
  service: Service;
  /** A larger card with the drawing above. */
  featured: boolean;
};

export function ServiceCard({ service, featured }: ServiceCardProps) {
  return (
    <Surface className={featured ? 'featured' : 'basic'}>
      <Drawing src={scenes[service.icon]} width={360} height={220} />
      <Typography variant="h3">{service.title}</Typography>
      <Description>{service.text}</Description>
      <Result>
        <p>
          <b>{homeLabels.youGet}</b> {service.youGet}
        </p>
        <AskLink topic={service.title} />
      </Result>
    </Surface>
  );
}

const { onField } = cardColors;

const Surface = styled(TiltCard)(({ theme }) => ({
  ...cardSurface(theme),
  '--inset': 'clamp(1.5rem, 2.2vw, 1.75rem)',
  overflow: 'clip',
  borderWidth: 0,
  backgroundColor: onField.light.surface,
  boxShadow: `0 10px 24px ${onField.light.shadow}`,
  '@media print, (forced-colors: active)': { borderWidth: 1, boxShadow: 'none' },
  breakInside: 'avoid',
  ...theme.applyStyles('dark', {
    '--site-palette-divider': onField.dark.line,
    borderWidth: 1,
    backgroundColor: onField.dark.surface,
    boxShadow: 'none',
  }),
  // On phones the first drawing has the full width; the others are beside their titles.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'min(48%, 100% - 9.5rem) 1fr',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    padding: theme.spacing(1.75, 1.75, 1),
    fontSize: '1rem',
    '& img': { height: 'auto', aspectRatio: '7 / 5', borderRadius: 10 },
  },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    padding: '0 var(--inset) var(--inset)',
    '& p': { fontSize: '1.0625rem' },
    '& img': {
      width: 'calc(100% + 2 * var(--inset))',
      height: '13.5rem',
      margin: `0 calc(-1 * var(--inset)) ${theme.spacing(1)}`,
    },
  },
  '@media print': { paddingTop: theme.spacing(2) },
  // Classes, because two variants would repeat the styles above in the document.
  '&.featured': featuredCard(theme),
  '&.basic': basicCard(theme),
}));

const wideColumn = '@container (min-width: 33rem)';

function featuredCard({ breakpoints }: Theme): CSSObject {
  return {
    [breakpoints.down('sm')]: {
      '& > *': { gridColumn: '1 / -1' },
      '& h3': { fontSize: '1.25rem' },
      '& img': {
        width: 'calc(100% + 2 * 14px)',
        height: '9.25rem',
        margin: '-14px -14px 0',
        borderRadius: 0,
      },
    },
    [breakpoints.up('sm')]: {
      '& img': { flexGrow: 1 },
      [wideColumn]: { '& h3': { fontSize: '2rem' }, '& img': { minHeight: '20rem' } },
    },
  };
}

/** In a wide column, the drawing is beside the text. */
function basicCard({ breakpoints }: Theme): CSSObject {
  return {
    [breakpoints.up('sm')]: {
      [wideColumn]: {
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
  };
}

const Description = styled('p')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const Result = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  marginTop: 'auto',
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
  '& a': { flex: 'none' },
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
