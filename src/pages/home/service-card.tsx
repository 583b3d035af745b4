import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Service } from '../../content/types';
import { cardColors } from '../../theme/tokens';
import { Illustration } from '../../ui/illustration';
import { serviceIllustrations } from './card-illustrations';
import { TiltCard } from './tilt-card';

/**
 * What the service is, and what the client gets. The first two cards of a list are large, with the
 * illustration at the top; a card alone in its row is as wide as the list.
 */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Card>
      <Description>
        <Illustration src={serviceIllustrations[service.icon]} width={640} height={280} />
        <Typography variant="h3">{service.title}</Typography>
        <p>{service.text}</p>
      </Description>
      <Result>
        <b>You get</b> {service.youGet}
      </Result>
    </Card>
  );
}

/** The first two cards of a list, unless there is only one. */
const large = 'li:nth-of-type(-n + 2):not(:only-of-type) &';

const Card = styled(TiltCard)(({ theme }) => ({
  '--inset': theme.spacing(1.75),
  '--picture': 'min(5.25rem, 30%)',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  padding: 0,
  ...theme.applyStyles('dark', {
    borderColor: cardColors.onDay.dark.line,
    backgroundColor: cardColors.onDay.dark.surface,
  }),
  [theme.breakpoints.up('sm')]: {
    '--inset': theme.spacing(2.5),
    '--picture': '12rem',
    // The parts of the cards in one row are as high as each other.
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    [large]: { '--inset': theme.spacing(3) },
  },
  [theme.breakpoints.up('lg')]: { '--picture': '10.5rem' },
}));

const Description = styled('div')(({ theme }) => ({
  display: 'grid',
  // On phones the illustration is beside the title.
  gridTemplateColumns: 'var(--picture) minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1.5),
  padding: theme.spacing(1.125, 1.75, 0.75),
  '& > img': { height: 'auto', aspectRatio: '18 / 11', borderRadius: 12 },
  '& > p': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: 'auto 1fr / var(--picture) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: theme.spacing(2.5),
    padding: 'var(--inset)',
    '& > img': { gridRow: '1 / 3' },
    '& > h3': { fontSize: '1.5rem' },
    '& > p': { gridColumn: 2 },
    [large]: {
      gridTemplate: 'auto auto 1fr / minmax(0, 1fr)',
      '& > img': {
        gridRow: 1,
        width: 'calc(100% + 2 * var(--inset))',
        aspectRatio: '16 / 7',
        margin: 'calc(0px - var(--inset))',
        marginBottom: theme.spacing(1.5),
        borderRadius: 0,
      },
      '& > p': { gridColumn: 1 },
      [theme.breakpoints.up('lg')]: {
        fontSize: '1.125rem',
        '& > h3': { fontSize: '1.75rem' },
      },
    },
  },
}));

/** The promise, on a ground of its own at the end of each card. */
const Result = styled('p')(({ theme }) => ({
  padding: theme.spacing(0.75, 1.75),
  backgroundColor: theme.vars.palette.wash,
  textWrap: 'pretty',
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'var(--picture) minmax(0, 1fr)',
    columnGap: theme.spacing(2.5),
    padding: theme.spacing(1.75, 2.5),
    paddingInline: 'var(--inset)',
    [large]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: theme.spacing(1.5) },
  },
}));
