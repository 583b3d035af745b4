import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Service } from '../../content/types';
import { cardColors } from '../../theme/tokens';
import { Illustration } from '../../ui/illustration';
import { AskLink } from './ask-link';
import { serviceIllustrations } from './card-illustrations';
import { TiltCard } from './tilt-card';

type ServiceCardProps = {
  service: Service;
  /** A larger card, always with the illustration above. */
  featured: boolean;
};

export function ServiceCard({ service, featured }: ServiceCardProps) {
  return (
    <Card data-featured={featured}>
      <Illustration src={serviceIllustrations[service.icon]} width={360} height={220} />
      <Typography variant="h3">{service.title}</Typography>
      <Description>{service.text}</Description>
      <Result>
        <p>
          <b>You get:</b> {service.youGet}
        </p>
        <AskLink topic={service.title} />
      </Result>
    </Card>
  );
}

const { onField } = cardColors;

/** In a wide column, the illustration is beside the text. */
const wideColumn = '@container (min-width: 35rem)';
const whenFeatured = '[data-featured="true"] > &';
const whenNotFeatured = '[data-featured="false"] > &';

const Card = styled(TiltCard)(({ theme }) => ({
  '--inset': 'clamp(1.5rem, 2.2vw, 1.75rem)',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  padding: '0 var(--inset) var(--inset)',
  borderWidth: 0,
  backgroundColor: onField.light.surface,
  boxShadow: `0 10px 24px ${onField.light.shadow}`,
  ...theme.applyStyles('dark', {
    borderWidth: 1,
    borderColor: onField.dark.line,
    backgroundColor: onField.dark.surface,
    boxShadow: 'none',
  }),
  '& > img': {
    width: 'calc(100% + 2 * var(--inset))',
    height: '13.5rem',
    margin: `0 calc(-1 * var(--inset)) ${theme.spacing(1)}`,
  },
  [whenFeatured]: {
    '& > img': { flexGrow: 1 },
    [wideColumn]: { '& > h3': { fontSize: '2rem' }, '& > img': { minHeight: '20rem' } },
  },
  [whenNotFeatured]: {
    [wideColumn]: {
      display: 'grid',
      gridTemplateColumns: '2fr 3fr',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: 'var(--inset)',
      paddingTop: 'var(--inset)',
      '& > img': {
        gridRow: '1 / 4',
        width: 'calc(100% + var(--inset))',
        height: 'calc(100% + 2 * var(--inset))',
        margin: 'calc(-1 * var(--inset))',
        marginRight: 0,
      },
    },
  },
  [theme.breakpoints.down('sm')]: {
    '--inset': '14px',
    gap: theme.spacing(1, 1.5),
    paddingBottom: theme.spacing(1),
    '& > img': { height: '9.25rem', marginBottom: 0 },
    [whenFeatured]: { '& > h3': { fontSize: '1.25rem' } },
    // The illustration is beside the title.
    [whenNotFeatured]: {
      display: 'grid',
      gridTemplateColumns: 'min(48%, 100% - 9.5rem) 1fr',
      alignItems: 'center',
      paddingTop: 'var(--inset)',
      '& > img': {
        width: '100%',
        height: 'auto',
        aspectRatio: '7 / 5',
        margin: 0,
        borderRadius: 10,
      },
    },
  },
  '@media print': { paddingTop: theme.spacing(2) },
  '@media print, (forced-colors: active)': { borderWidth: 1, boxShadow: 'none' },
}));

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
  // The card's border color.
  borderTop: '1px solid',
  borderColor: 'inherit',
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
