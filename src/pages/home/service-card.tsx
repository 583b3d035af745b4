import services from '@content/services.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Service } from '../../content/types';
import { radius, space } from '../../theme/scale';
import { Illustration } from '../../ui/illustration';
import { serviceIllustrations } from './card-illustrations';
import { ServiceSample } from './service-sample';
import { TiltCard } from './tilt-card';

/** What the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ title, text, icon, youGet, sample }: Service) {
  return (
    <Card data-wide={sample !== undefined}>
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
const wide = '@container (min-width: 36rem)';
const widest = '@container (min-width: 60rem)';

/** The list item around the card's surface has the attributes. */
const Card = styled(TiltCard)(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"picture" auto "words" 1fr "sample" auto / minmax(0, 1fr)',
  backgroundColor: theme.vars.palette.background.paper,
  [wide]: { gridTemplate: '"picture words" 1fr "sample sample" auto / 2fr 3fr' },
  [widest]: { gridTemplate: '"picture words sample" 1fr / 18rem minmax(0, 1fr) auto' },
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
});

const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: space.inset,
}));

/** At the end of each card, below a rule. */
const YouGet = styled('p')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
