import services from '@content/services.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Service } from '../../content/types';
import { radius, space } from '../../theme/scale';
import { Illustration } from '../../ui/illustration';
import { serviceIllustrations } from './card-illustrations';
import { ServiceSample } from './service-sample';
import { TiltCard } from './tilt-card';

type ServiceCardProps = {
  service: Service;
  /** If there is a sample, it is at the left on wide screens, and the picture at the right. */
  mirrored: boolean;
};

/** What the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ service, mirrored }: ServiceCardProps) {
  const { title, text, icon, youGet, sample } = service;
  const hasSample = sample !== undefined;
  return (
    <Card data-wide={hasSample} data-mirrored={hasSample && mirrored}>
      <Picture src={serviceIllustrations[icon]} width={640} height={280} />
      <Words>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <p>{text}</p>
        <YouGet>
          <b>{services.youGetLabel}</b>
          {` ${youGet}`}
        </YouGet>
      </Words>
      {sample && <ServiceSample {...sample} />}
    </Card>
  );
}

/** Of the card, not of the window: a card alone in its row is wide, too. */
const wide = '@container (min-width: 40rem)';
const widest = '@container (min-width: 60rem)';

/** The list item around the card's surface has the attributes. */
const inMirrored = '[data-mirrored="true"] &';

const Card = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"picture" auto "words" 1fr "sample" auto / minmax(0, 1fr)',
  backgroundColor: theme.vars.palette.background.paper,
  '@media screen': {
    [wide]: { gridTemplate: '"picture words" 1fr "sample sample" auto / 2fr 3fr' },
    [widest]: {
      gridTemplate: '"picture words sample" 1fr / 18rem minmax(0, 1fr) auto',
      [inMirrored]: { gridTemplate: '"sample words picture" 1fr / auto minmax(0, 1fr) 18rem' },
    },
  },
}));

const Picture = styled(Illustration)({
  gridArea: 'picture',
  height: 'auto',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  // Nearly the whole drawing.
  aspectRatio: '7 / 3',
  [wide]: {
    height: '100%',
    borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
    aspectRatio: 'auto',
  },
  [widest]: { [inMirrored]: { borderRadius: `0 ${radius.card}px ${radius.card}px 0` } },
});

const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.spacing(0.75),
  padding: space.inset,
  [widest]: { gridTemplateRows: 'none', alignContent: 'center' },
}));

/** At the end of each card, below a rule. */
const YouGet = styled('p')(({ theme }) => ({
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
