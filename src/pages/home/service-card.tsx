import services from '@content/services.yaml';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Sample, Service } from '../../content/types';
import architecture from '../../illustrations/home/architecture.svg';
import automation from '../../illustrations/home/automation.svg';
import bigData from '../../illustrations/home/big-data.svg';
import consulting from '../../illustrations/home/consulting.svg';
import java from '../../illustrations/home/java.svg';
import support from '../../illustrations/home/support.svg';
import { displayFamily } from '../../theme/fonts';
import { radius, space } from '../../theme/scale';
import { CardText } from '../../ui/card-text';
import { Illustration } from '../../ui/illustration';
import { InlineHidden } from '../../ui/visually-hidden';
import { TiltCard } from './tilt-card';

const illustrations: Record<Service['icon'], string> = {
  automation,
  architecture,
  support,
  bigData,
  java,
  consulting,
};

/** What the service is, and what the client gets, with a sample of it if there is one. */
export function ServiceCard({ title, text, icon, youGet, sample }: Service) {
  const isWide = sample !== undefined;
  return (
    <ServiceTiltCard data-wide={isWide}>
      <ServicePicture src={illustrations[icon]} width={640} height={280} data-wide={isWide} />
      <ServiceText data-wide={isWide}>
        <CardText title={title} text={text} />
        <YouGet>
          <b>{services.youGetLabel}</b>
          {` ${youGet}`}
        </YouGet>
      </ServiceText>
      {sample && <SampleSheet {...sample} />}
    </ServiceTiltCard>
  );
}

function SampleSheet({ title, lines }: Sample) {
  const titleId = useId();
  return (
    <SamplePaper aria-labelledby={titleId}>
      <SampleTitle id={titleId}>
        <span>
          {title}
          <InlineHidden>, </InlineHidden>
        </span>
        <SampleStamp>{services.sampleLabel}</SampleStamp>
      </SampleTitle>
      <dl>
        {lines.map(({ label, text }) => (
          <SampleLine key={label}>
            <dt>{label}</dt> <dd>{text}</dd>
          </SampleLine>
        ))}
      </dl>
    </SamplePaper>
  );
}

/** Its parts are beside each other if the card, of any window, has room for them. */
const ServiceTiltCard = styled(TiltCard)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  backgroundColor: theme.vars.palette.background.paper,
}));

const ServicePicture = styled(Illustration)(({ theme }) => ({
  flex: '1 1 18rem',
  minWidth: 0,
  height: 'auto',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  // Nearly the whole drawing, above the words; beside them, it is as high as they are.
  aspectRatio: '7 / 3',
  [theme.breakpoints.up('lg')]: {
    '&[data-wide="true"]': { borderRadius: `${radius.card}px 0 0 ${radius.card}px` },
  },
}));

const ServiceText = styled('div')(({ theme }) => ({
  flex: '2 1 20rem',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: theme.spacing(0.75),
  padding: space.inset,
  [theme.breakpoints.up('lg')]: {
    '&[data-wide="true"]': { gridTemplateRows: 'none', alignContent: 'center' },
  },
}));

/** At the end of each card, below a rule. */
const YouGet = styled('p')(({ theme }) => ({
  paddingTop: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(1), paddingTop: theme.spacing(1.5) },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& b': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));

/** Like a ruled form, on a sheet of paper that lies on the card. */
const SamplePaper = styled('figure')(({ theme }) => ({
  ...theme.typography.small,
  [theme.breakpoints.down('sm')]: theme.typography.label,
  flex: '1 1 24rem',
  alignSelf: 'center',
  rotate: '0.5deg',
  margin: theme.spacing(1, 1.5),
  padding: theme.spacing(1, 1, 0.5),
  [theme.breakpoints.up('md')]: { margin: theme.spacing(2), padding: space.inset },
  // Laid over three edges of its card.
  [theme.breakpoints.up('lg')]: { margin: theme.spacing(-0.5, -2, -0.5, 0) },
  border: `1px solid ${theme.vars.palette.scene.wheatHill}`,
  borderRadius: 4,
  boxShadow: theme.shadows[3],
  backgroundColor: theme.vars.palette.scene.board,
  ...theme.applyStyles('dark', {
    borderColor: theme.vars.palette.scene.edge,
    backgroundColor: theme.vars.palette.sky,
  }),
  breakInside: 'avoid',
}));

const SampleTitle = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  paddingBottom: theme.spacing(0.75),
  borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
  fontFamily: displayFamily,
  fontWeight: 700,
}));

const SampleStamp = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  rotate: '-4deg',
  padding: theme.spacing(0, 0.5),
  border: '2px solid',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  fontWeight: 700,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
}));

const SampleLine = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(0.5),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(1) },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.scene.wheatHill}` },
  [theme.breakpoints.down('sm')]: { '& > *': { display: 'inline' } },
  '& dt': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));
