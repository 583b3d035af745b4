import services from '@content/services.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Service } from '../../../shared/content/types';
import { Illustration } from '../../ui/illustration';
import { serviceIllustrations } from './card-illustrations';
import type { CardSize } from './service-rows';
import { sampleOverhang, ServiceSample } from './service-sample';
import { TiltCard } from './tilt-card';

type ServiceCardProps = {
  service: Service;
  size: CardSize;
};

/** What the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ service, size }: ServiceCardProps) {
  const { title, text, icon, youGet, sample } = service;
  return (
    <Card data-size={size}>
      <Illustration src={serviceIllustrations[icon]} width={640} height={280} />
      <Typography variant="h3">{title}</Typography>
      <p>{text}</p>
      <YouGet data-size={size}>
        <b>{services.youGetLabel}</b>
        {` ${youGet}`}
      </YouGet>
      {sample && <ServiceSample sample={sample} />}
    </Card>
  );
}

/** TiltCard puts `data-size` on the list item around the styled surface. */
const whenSize = (size: CardSize) => `[data-size="${size}"] > &`;

/** The first card with a sample has its picture on the left, later ones on the right. */
const mirrored = '[data-size]:has(figure) ~ [data-size]:has(figure) > &';

const Card = styled(TiltCard)(({ theme }) => {
  const { up, down, between } = theme.breakpoints;
  const illustrationAbove = {
    display: 'flex',
    flexDirection: 'column',
    // Stretches the text, so that the "You get" lines of a row align.
    '& > h3 + p': { flexGrow: 1 },
  };
  const illustrationBeside = {
    gridTemplate: 'auto 1fr auto / 16rem minmax(0, 1fr)',
    '& > h3, & > p': { gridColumn: '2 / -1' },
    '& > img': { position: 'absolute', gridArea: '1 / 1 / -1 / 2', inset: 0, height: '100%' },
  };
  const margin = `minmax(${theme.spacing(3)}, 1fr)`;
  return {
    '--inset': theme.spacing(1.5),
    position: 'relative',
    display: 'grid',
    padding: 0,
    '& > img': { height: 'auto', aspectRatio: '16 / 7' },
    '& > h3': { margin: theme.spacing(0.75, 'var(--inset)', 0), fontSize: '1.25rem' },
    '& > h3 + p': { padding: theme.spacing(0.25, 'var(--inset)', 0.5) },
    [down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      lineHeight: 1.4,
    },
    [up('sm')]: {
      '--inset': theme.spacing(3),
      '& > h3': { marginTop: theme.spacing(2.5), fontSize: '1.5rem' },
      '& > h3 + p': { paddingBlock: theme.spacing(1, 2.5) },
      [whenSize('large')]: illustrationAbove,
      [whenSize('wide')]: illustrationBeside,
    },
    [between('sm', 'lg')]: { [whenSize('small')]: illustrationBeside },
    [up('lg')]: {
      [whenSize('small')]: illustrationAbove,
      [whenSize('large')]: { '& > h3': { fontSize: '1.75rem' } },
      [whenSize('wide')]: {
        // A sample is laid over the card's edges.
        overflow: 'visible',
        gridTemplate: `${margin} auto auto auto ${margin} / 22rem minmax(0, 1fr) auto`,
        '& > h3, & > p': { gridColumn: 2 },
        '& > h3': { gridRow: 2, marginTop: 0, fontSize: '1.75rem' },
        '& > p': { gridRow: 3 },
        '& > p + p': { gridRow: 4 },
        '& > img': { borderRadius: '19px 0 0 19px' },
      },
      [mirrored]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) 22rem',
        '& > img': { gridColumn: 3, borderRadius: '0 19px 19px 0' },
        '& > figure': {
          gridColumn: 1,
          marginInline: `${-sampleOverhang}px ${theme.spacing(3)}`,
          rotate: '-1deg',
        },
      },
    },
  };
});

/** At the end of each card; where there is room, below a rule. */
const YouGet = styled('p')(({ theme }) => ({
  padding: theme.spacing(0, 'var(--inset)', 0.75),
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  [theme.breakpoints.up('sm')]: {
    paddingBlock: theme.spacing(1.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-size="wide"]': {
      marginInline: 'var(--inset)',
      padding: theme.spacing(1.75, 0, 0),
    },
  },
}));
