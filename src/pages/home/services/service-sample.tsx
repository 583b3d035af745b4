import services from '@content/services.json';
import { styled, type Theme } from '@mui/material/styles';
import { useId } from 'react';

import type { Sample } from '../../../content/types';
import { colors } from '../../../theme/colors';
import { displayFamily } from '../../../theme/fonts';
import { hoverMotionQuery } from '../../../theme/mixins';
import { motion } from '../../../theme/scale';

type ServiceSampleProps = { sample: Sample; className?: string };

/** An example of what the client gets, like a ruled form on the topmost of three sheets of paper. */
export function ServiceSample({ sample: { title, lines }, className }: ServiceSampleProps) {
  const titleId = useId();
  return (
    <SheetPile className={className}>
      <TopSheet aria-labelledby={titleId}>
        <SampleTitle>
          <span id={titleId}>{title}</span> <SampleStamp>{services.sampleLabel}</SampleStamp>
        </SampleTitle>
        <SampleLines>
          {lines.map(({ label, text }) => (
            <SampleLine key={label}>
              <dt>{label}</dt> <dd>{text}</dd>
            </SampleLine>
          ))}
        </SampleLines>
      </TopSheet>
    </SheetPile>
  );
}

/** Paper is light in both schemes, so what is written on it is dark in both. */
const inkOnPaper = { text: colors.light.ink, accent: colors.light.prairieDeep };

const sheet = (theme: Theme) => ({
  border: `1px solid ${theme.vars.palette.scene.wheatHill}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.scene.board,
  boxShadow: theme.shadows[6],
  // On the evening's sky, `board` would lose its edge.
  ...theme.applyStyles('light', {
    backgroundColor: '#FFFAEF',
    boxShadow: '0 4px 14px rgba(90, 60, 20, .22)',
  }),
});

/** The grid stretches the sheets to the height that the card leaves. Only the lower two are tilted. */
const SheetPile = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  breakInside: 'avoid',
  '@media screen': {
    '&::before, &::after': {
      ...sheet(theme),
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
    },
    '&::before': { rotate: '-1.2deg' },
    '&::after': { rotate: '0.8deg' },
  },
}));

/** The pointer lifts this sheet off the lower ones. */
const TopSheet = styled('figure')(({ theme }) => {
  const transition = (property: string) => `${property} ${motion.duration} ${motion.easing}`;
  return {
    ...theme.typography.small,
    ...sheet(theme),
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    margin: 0,
    padding: theme.spacing(2),
    color: inkOnPaper.text,
    [theme.breakpoints.down('sm')]: theme.typography.label,
    // At night, a lamp shines on the sheet from above.
    ...theme.applyStyles('dark', {
      backgroundImage: `radial-gradient(at 30% 0, ${theme.vars.palette.scene.sun}, transparent)`,
    }),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
    [`@media ${hoverMotionQuery}`]: {
      transition: transition('transform'),
      // The raised sheet's shadow fades in, because browsers would paint a growing one for every frame.
      '&::after': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 4,
        boxShadow: theme.shadows[16],
        opacity: 0,
        transition: transition('opacity'),
      },
      ':hover > &': { transform: 'translateY(-6px)', '&::after': { opacity: 1 } },
    },
  };
});

const SampleTitle = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 1),
  '& > :first-of-type': { flex: '1 1 9rem' },
  paddingBottom: theme.spacing(1),
  borderBottom: `2px solid ${inkOnPaper.accent}`,
  fontFamily: displayFamily,
  fontWeight: 700,
}));

const SampleStamp = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  rotate: '-4deg',
  padding: theme.spacing(0, 0.5),
  border: '2px solid',
  borderRadius: 4,
  color: inkOnPaper.accent,
  fontWeight: 700,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
}));

/** The rows share the height that the sheet has left, so that the gaps between them are even. */
const SampleLines = styled('dl')({ display: 'grid' });

const SampleLine = styled('div')(({ theme }) => ({
  alignContent: 'center',
  paddingBlock: theme.spacing(1),
  '&:last-of-type': { marginBottom: theme.spacing(-1) },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.scene.wheatHill}` },
  '& dt': { color: inkOnPaper.accent, fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { '& > *': { display: 'inline' } },
}));
