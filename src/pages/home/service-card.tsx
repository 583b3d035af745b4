import services from '@content/services.json';
import { styled } from '@mui/material/styles';

import type { Service } from '../../content/types';
import architecture from '../../illustrations/home/architecture.svg';
import automation from '../../illustrations/home/automation.svg';
import bigData from '../../illustrations/home/big-data.svg';
import consulting from '../../illustrations/home/consulting.svg';
import java from '../../illustrations/home/java.svg';
import support from '../../illustrations/home/support.svg';
import { hoverMotionQuery } from '../../theme/mixins';
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

/** The card says what the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ service }: { service: Service }) {
  const { title, text, icon, youGet, sample } = service;
  const isWide = sample !== undefined;
  return (
    <ServiceTiltCard data-wide={isWide}>
      <ServicePicture src={illustrations[icon]} width={640} height={280} />
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

const ServiceTiltCard = styled(TiltCard)(({ theme }) => ({
  '& > div': {
    position: 'relative',
    display: 'grid',
    gridTemplate: '"picture" "text" 1fr "sample" / minmax(0, 1fr)',
    backgroundColor: theme.vars.palette.background.paper,
    // By day, only forced colors show the outline. At night, the card would not stand out from the ground.
    outline: '1px solid transparent',
    ...theme.applyStyles('dark', { outlineColor: theme.vars.palette.divider }),
  },
  '&[data-wide="true"] > div': {
    [theme.breakpoints.up('sm')]: {
      gridTemplate: '"picture text" "sample sample" / 2fr 3fr',
    },
    [theme.breakpoints.up('lg')]: {
      gridTemplate: '"picture text sample" / 2fr 3fr 3fr',
    },
  },
}));

const inWide = '[data-wide="true"] &';

/**
 * Above the text, the picture shows nearly the whole drawing. Beside the text, it is as high as that.
 */
const ServicePicture = styled(Illustration)(({ theme }) => ({
  gridArea: 'picture',
  height: 'auto',
  aspectRatio: '7 / 3',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  [theme.breakpoints.up('sm')]: {
    [inWide]: {
      // With no height of its own, the picture does not make its row higher.
      height: 0,
      minHeight: '100%',
      aspectRatio: 'auto',
      borderRadius: `${radius.card}px 0 0`,
    },
  },
  [theme.breakpoints.up('lg')]: {
    [inWide]: { borderRadius: `${radius.card}px 0 0 ${radius.card}px` },
  },
}));

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

const YouGet = styled('p')(({ theme }) => ({
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));

/** On desktops, the sample lies over three edges of its card. */
const LaidSample = styled(ServiceSample)(({ theme }) => ({
  gridArea: 'sample',
  margin: `0 ${space.inset} ${space.inset}`,
  [theme.breakpoints.up('sm')]: { margin: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: {
    rotate: '1deg',
    margin: theme.spacing(-2, -2, -2, 0),
    [`@media ${hoverMotionQuery}`]: {
      transition: `rotate ${motion.duration} ${motion.easing}`,
      '&&:hover': { rotate: '0deg' },
    },
  },
}));
