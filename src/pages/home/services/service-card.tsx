import services from '@content/services.json';
import { styled } from '@mui/material/styles';

import type { Service } from '../../../content/types';
import { radius, space } from '../../../theme/scale';
import { CardText } from '../../../ui/card-text';
import { Illustration, type IllustrationUrls } from '../../../ui/illustration';
import { TiltCard } from '../tilt-card';
import architecture from './architecture.svg';
import automation from './automation.svg';
import bigData from './big-data.svg';
import consulting from './consulting.svg';
import java from './java.svg';
import { ServiceSample } from './service-sample';
import support from './support.svg';

const illustrations: Record<Service['icon'], IllustrationUrls> = {
  automation,
  architecture,
  support,
  bigData,
  java,
  consulting,
};

type ServiceCardProps = {
  service: Service;
  /** On desktops, the parts of a card with a sample are in the opposite order. */
  isMirrored: boolean;
};

/** The card says what the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ service, isMirrored }: ServiceCardProps) {
  const { title, text, icon, youGet, sample } = service;
  const isWide = sample !== undefined;
  return (
    <ServiceTiltCard data-wide={isWide} data-mirrored={isMirrored}>
      <ServicePicture
        src={illustrations[icon]}
        phoneView={isWide ? undefined : 'phone'}
        width={640}
        height={280}
      />
      <ServiceText>
        <CardText title={title} text={text} />
        <YouGet>
          <b>{services.youGetLabel}</b>
          {` ${youGet}`}
        </YouGet>
      </ServiceText>
      {sample && <LaidSample sample={sample} />}
    </ServiceTiltCard>
  );
}

/** `TiltCard` gives the attributes to the list item around the card; `CardGrid` reads one, too. */
const inWideCard = '[data-wide="true"] &';
const inMirrored = '[data-mirrored="true"] &';

/** The size of the view that phones show of a drawing, in its units. */
const phoneView = { width: 640, height: 200 };

const column = 'minmax(0, 1fr)';

/** On phones, a card without a sample has a lower picture. */
const ServiceTiltCard = styled(TiltCard)(({ theme }) => ({
  '& > div': {
    position: 'relative',
    display: 'grid',
    gridTemplate: `"picture" "text" 1fr / ${column}`,
    backgroundColor: theme.vars.palette.background.paper,
    // By day, only forced colors show the outline. At night, the card would not stand out from the
    // ground without it.
    outline: '1px solid transparent',
    ...theme.applyStyles('dark', { outlineColor: theme.vars.palette.divider }),
    [theme.breakpoints.down('sm')]: {
      ...theme.typography.small,
      gridTemplate: `"picture" "text" 1fr "you-get" "sample" / ${column}`,
    },
  },
  '&[data-wide="true"] > div': {
    [theme.breakpoints.up('sm')]: {
      gridTemplate: '"picture text" "sample sample" / 2fr 3fr',
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplate: '"picture text sample" / 2fr 3fr 3fr',
    },
  },
  '&[data-mirrored="true"] > div': {
    [theme.breakpoints.up('lg')]: {
      gridTemplate: '"sample text picture" / 3fr 3fr 2fr',
    },
  },
}));

/**
 * Above the text, the picture shows nearly the whole drawing. Beside the text, it is as high as that.
 */
const ServicePicture = styled(Illustration)(({ theme }) => ({
  gridArea: 'picture',
  height: 'auto',
  aspectRatio: '7 / 3',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  [theme.breakpoints.down('sm')]: {
    '[data-wide="false"] &': {
      aspectRatio: `${phoneView.width} / ${phoneView.height}`,
      // A view of a file has the size of the whole file, so `cover` would cut it.
      objectFit: 'fill',
    },
  },
  [theme.breakpoints.up('sm')]: {
    [inWideCard]: {
      // With no height of its own, the picture does not make its row higher.
      height: 0,
      minHeight: '100%',
      aspectRatio: 'auto',
      borderRadius: `${radius.card}px 0 0`,
    },
  },
  [theme.breakpoints.up('lg')]: {
    [inWideCard]: { borderRadius: `${radius.card}px 0 0 ${radius.card}px` },
    [inMirrored]: { borderRadius: `0 ${radius.card}px ${radius.card}px 0` },
  },
}));

/** On phones, the card's grid places its two parts. */
const ServiceText = styled('div')(({ theme }) => ({
  gridArea: 'text',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: theme.spacing(2),
  padding: space.inset,
  [theme.breakpoints.down('sm')]: {
    display: 'contents',
    '& > div': { gridArea: 'text', alignContent: 'center', padding: space.inset },
  },
  [theme.breakpoints.up('lg')]: {
    [inWideCard]: { gridTemplateRows: 'none', alignContent: 'center' },
  },
}));

const YouGet = styled('p')(({ theme }) => ({
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    gridArea: 'you-get',
    padding: `${theme.spacing(2)} ${space.inset}`,
  },
}));

/** On desktops, the sample lies over three edges of its card. */
const LaidSample = styled(ServiceSample)(({ theme }) => ({
  gridArea: 'sample',
  margin: `0 ${space.inset} ${space.inset}`,
  [theme.breakpoints.up('sm')]: { margin: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: {
    margin: theme.spacing(-2, -2, -2, 0),
    [inMirrored]: { margin: theme.spacing(-2, 0, -2, -2) },
  },
}));
