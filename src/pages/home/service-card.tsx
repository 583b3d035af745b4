import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Service } from '../../content/types';
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
  '--inset': theme.spacing(1.5),
  '--picture': 'min(5.5rem, 30%)',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  padding: 0,
  [theme.breakpoints.up('sm')]: {
    '--inset': theme.spacing(2.5),
    '--picture': '11rem',
    // The parts of the cards in one row are as high as each other.
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    [large]: { '--inset': theme.spacing(3) },
  },
}));

const Description = styled('div')(({ theme }) => ({
  display: 'grid',
  // On phones the illustration is beside the title, as far from the card's edges as the texts.
  gridTemplateColumns: 'var(--picture) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  padding: 'var(--inset) var(--inset) 0',
  '& > img': { height: 'auto', aspectRatio: '5 / 3', borderRadius: 10 },
  '& > p': { gridColumn: '1 / -1', paddingBlock: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    position: 'relative',
    padding: 'var(--inset)',
    paddingLeft: 'calc(var(--picture) + var(--inset))',
    // Along the edge, as high as the description.
    '& > img': {
      position: 'absolute',
      inset: '0 auto 0 0',
      width: 'var(--picture)',
      height: '100%',
      borderRadius: 0,
    },
    '& > p': { padding: 0 },
    '& > h3': { marginBottom: theme.spacing(0.75), fontSize: '1.5rem' },
    [large]: {
      paddingTop: 0,
      paddingLeft: 'var(--inset)',
      '& > img': {
        position: 'static',
        width: 'calc(100% + 2 * var(--inset))',
        height: 'auto',
        aspectRatio: '16 / 7',
        margin: theme.spacing(0, -3, 2),
      },
      [theme.breakpoints.up('lg')]: {
        fontSize: '1.125rem',
        '& > h3': { fontSize: '1.75rem' },
      },
    },
  },
}));

/** The promise, on a ground of its own at the end of each card. */
const Result = styled('p')(({ theme }) => ({
  padding: theme.spacing(0.75, 'var(--inset)'),
  backgroundColor: theme.vars.palette.wash,
  textWrap: 'pretty',
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(1.75) },
}));
