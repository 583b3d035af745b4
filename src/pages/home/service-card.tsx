import services from '@content/services.yaml';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Service } from '../../content/types';
import { cardRadius } from '../../theme/lengths';
import { Illustration } from '../../ui/illustration';
import { serviceIllustrations } from './card-illustrations';
import type { CardSize } from './service-rows';
import { ServiceSample } from './service-sample';
import { TiltCard } from './tilt-card';

type ServiceCardProps = {
  service: Service;
  size: CardSize;
  /** On wide screens, a wide card has its picture on the right instead of the left. */
  mirrored: boolean;
};

/** What the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ service, size, mirrored }: ServiceCardProps) {
  const { title, text, icon, youGet, sample } = service;
  // Kept here, because a card remounts its content when it starts to tilt.
  const [isSampleOpen, setIsSampleOpen] = useState(false);
  return (
    <Card data-size={size} data-mirrored={mirrored}>
      <CardPicture src={serviceIllustrations[icon]} width={640} height={280} />
      <CardTitle variant="h3">{title}</CardTitle>
      <CardText>{text}</CardText>
      <YouGet>
        <b>{services.youGetLabel}</b>
        {` ${youGet}`}
      </YouGet>
      {sample && <ServiceSample sample={sample} isOpen={isSampleOpen} onToggle={setIsSampleOpen} />}
    </Card>
  );
}

/** The list item around the card has the attributes. */
const inSize = (size: CardSize) => `[data-size="${size}"] &`;
const inMirrored = '[data-mirrored="true"] &';

const besideText = { position: 'absolute', inset: 0, height: '100%' } as const;

const Card = styled(TiltCard)(({ theme }) => {
  const margin = `minmax(${theme.spacing(3)}, 1fr)`;
  // The row of the text takes the free space, so that the "You get" lines of a row align.
  const layouts = {
    pictureAbove: '"picture" "title" "text" 1fr "result" "sample" / minmax(0, 1fr)',
    pictureBeside:
      '"picture title" "picture text" 1fr "picture result" "sample sample" / 16rem minmax(0, 1fr)',
    inThree: `"picture . sample" ${margin} "picture title sample" "picture text sample" "picture result sample" "picture . sample" ${margin} / 18rem minmax(0, 1fr) auto`,
    mirrored: `"sample . picture" ${margin} "sample title picture" "sample text picture" "sample result picture" "sample . picture" ${margin} / auto minmax(0, 1fr) 18rem`,
  };
  return {
    '--inset': theme.spacing(2.25),
    position: 'relative',
    display: 'grid',
    gridTemplate: layouts.pictureAbove,
    [theme.breakpoints.up('sm')]: {
      '--inset': theme.spacing(3),
      [inSize('wide')]: { gridTemplate: layouts.pictureBeside },
    },
    [theme.breakpoints.between('sm', 'lg')]: {
      [inSize('small')]: { gridTemplate: layouts.pictureBeside },
    },
    [theme.breakpoints.up('lg')]: {
      // A sample is laid over the card's edges.
      [inSize('wide')]: { overflow: 'visible', gridTemplate: layouts.inThree },
      [inMirrored]: { gridTemplate: layouts.mirrored },
    },
  };
});

const CardPicture = styled(Illustration)(({ theme }) => ({
  gridArea: 'picture',
  height: 'auto',
  // Nearly the whole drawing.
  aspectRatio: '7 / 3',
  [theme.breakpoints.up('sm')]: { [inSize('wide')]: besideText },
  [theme.breakpoints.between('sm', 'lg')]: { [inSize('small')]: besideText },
  [theme.breakpoints.up('lg')]: {
    [inSize('wide')]: { borderRadius: `${cardRadius}px 0 0 ${cardRadius}px` },
    [inMirrored]: { borderRadius: `0 ${cardRadius}px ${cardRadius}px 0` },
  },
}));

const CardTitle = styled(Typography)(({ theme }) => ({
  gridArea: 'title',
  margin: theme.spacing(1.25, 'var(--inset)', 0.5),
  fontSize: '1.1875rem',
  [theme.breakpoints.up('sm')]: {
    margin: theme.spacing(2.5, 'var(--inset)', 0),
    fontSize: '1.5rem',
  },
  [theme.breakpoints.up('lg')]: {
    [inSize('large')]: { fontSize: '1.75rem' },
    [inSize('wide')]: { marginTop: 0, fontSize: '1.75rem' },
  },
}));

const CardText = styled('p')(({ theme }) => ({
  gridArea: 'text',
  padding: theme.spacing(0, 'var(--inset)', 1.25),
  [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(1, 2.5) },
}));

/** At the end of each card, below a rule. */
const YouGet = styled('p')(({ theme }) => ({
  gridArea: 'result',
  marginInline: 'var(--inset)',
  paddingBlock: theme.spacing(0.75, 1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(1.75) },
}));
