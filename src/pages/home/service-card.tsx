import services from '@content/services.json';
import { keyframes, styled } from '@mui/material/styles';

import type { Service } from '../../content/types';
import architecture from '../../illustrations/home/architecture.svg';
import automation from '../../illustrations/home/automation.svg';
import bigData from '../../illustrations/home/big-data.svg';
import consulting from '../../illustrations/home/consulting.svg';
import java from '../../illustrations/home/java.svg';
import javaSteam from '../../illustrations/home/java-steam.svg';
import javaTrain from '../../illustrations/home/java-train.svg';
import support from '../../illustrations/home/support.svg';
import { hoverMotionQuery, whileScrolling } from '../../theme/mixins';
import { motion, radius, space } from '../../theme/scale';
import { CardText } from '../../ui/card-text';
import { Illustration, type IllustrationUrls } from '../../ui/illustration';
import { ServiceSample } from './service-sample';
import { TiltCard } from './tilt-card';

const illustrations: Record<Service['icon'], IllustrationUrls> = {
  automation,
  architecture,
  support,
  bigData,
  java,
  consulting,
};

const pictureSize = { width: 640, height: 280 };

type ServiceCardProps = {
  service: Service;
  /** On desktops, the parts of a card with a sample are in the opposite order. */
  mirrored: boolean;
};

/** What the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ service, mirrored }: ServiceCardProps) {
  const { title, text, icon, youGet, sample } = service;
  const isWide = sample !== undefined;
  return (
    <ServiceTiltCard data-wide={isWide} data-mirrored={mirrored}>
      <ServicePicture src={illustrations[icon]} {...pictureSize} data-icon={icon} />
      {icon === 'java' && (
        <PictureOverlay>
          <Steam src={javaSteam} {...pictureSize} />
          <Train src={javaTrain} {...pictureSize} />
        </PictureOverlay>
      )}
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
const inWide = '[data-wide="true"] &';
const inMirrored = '[data-mirrored="true"] &';

const ServiceTiltCard = styled(TiltCard)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"picture" "text" 1fr "sample" / minmax(0, 1fr)',
  backgroundColor: theme.vars.palette.background.paper,
  // At night, it would not stand out from the ground.
  ...theme.applyStyles('dark', { outlineColor: theme.vars.palette.divider }),
  // Paper has no pictures, so a grid would have an empty column.
  '@media print': { display: 'block' },
  [theme.breakpoints.up('sm')]: {
    [inWide]: { gridTemplate: '"picture text" "sample sample" / 2fr 3fr' },
  },
  [theme.breakpoints.up('lg')]: {
    [inWide]: { gridTemplate: '"picture text sample" / 2fr 3fr 3fr' },
    [inMirrored]: { gridTemplate: '"sample text picture" / 3fr 3fr 2fr' },
  },
}));

/** Above the text, nearly the whole drawing is seen. Beside the text, it is as high as the text. */
const ServicePicture = styled(Illustration)(({ theme }) => ({
  gridArea: 'picture',
  height: 'auto',
  aspectRatio: '7 / 3',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  [theme.breakpoints.up('sm')]: {
    [inWide]: {
      // Adds nothing to the height of its row.
      height: 0,
      minHeight: '100%',
      aspectRatio: 'auto',
      borderRadius: `${radius.card}px 0 0`,
    },
  },
  [theme.breakpoints.up('lg')]: {
    [inWide]: {
      borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
      // The lantern is left of the middle.
      '&[data-icon="support"]': { objectPosition: '38%' },
    },
    [inMirrored]: { borderRadius: `0 ${radius.card}px ${radius.card}px 0` },
  },
}));

/** On top of the picture. Being absolute, it has no part in the layout of the grid. */
const PictureOverlay = styled('div')({
  position: 'absolute',
  gridArea: 'picture',
  inset: 0,
  overflow: 'clip',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
});

const OverlayPicture = styled(Illustration)({ position: 'absolute', height: '100%' });

const cross = keyframes({
  from: { transform: 'translateX(-70%)' },
  to: { transform: 'translateX(70%)' },
});

/** Crosses the picture while the visitor scrolls. It is on the middle of the bridge in mid-window. */
const Train = styled(OverlayPicture)(
  whileScrolling({ animation: `${cross} linear both`, animationTimeline: 'view()' }),
);

const rise = keyframes({
  'from, 38%': { opacity: 0 },
  '50%': { opacity: 1 },
  to: { opacity: 0, transform: 'translate(-4%, -4%)' },
});

/** Where the train has been. */
const Steam = styled(OverlayPicture)(
  whileScrolling({ animation: `${rise} linear both`, animationTimeline: 'view()' }),
);

const ServiceText = styled('div')(({ theme }) => ({
  gridArea: 'text',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: theme.spacing(2),
  padding: space.inset,
  [theme.breakpoints.up('lg')]: {
    [inWide]: { gridTemplateRows: 'none', alignContent: 'center' },
  },
}));

/** At the end of each card, below a rule. */
const YouGet = styled('p')(({ theme }) => ({
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));

/** On desktops, it reaches over the outer edge of its card. */
const LaidSample = styled(ServiceSample)(({ theme }) => ({
  gridArea: 'sample',
  margin: `0 ${space.inset} ${space.inset}`,
  [theme.breakpoints.up('sm')]: { margin: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: {
    rotate: '1deg',
    margin: theme.spacing(3, -2, 3, 0),
    [inMirrored]: { rotate: '-1deg', margin: theme.spacing(3, 0, 3, -2) },
    [`@media ${hoverMotionQuery}`]: {
      transition: `rotate ${motion.duration} ${motion.easing}`,
      '&&:hover': { rotate: '0deg' },
    },
  },
}));
