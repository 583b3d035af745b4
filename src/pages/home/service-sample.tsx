import services from '@content/services.json';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Sample } from '../../content/types';
import { colors } from '../../theme/colors';
import { displayFamily } from '../../theme/fonts';

type ServiceSampleProps = { sample: Sample; className?: string };

/** An example of what the client gets, like a ruled form on the topmost of three sheets of paper. */
export function ServiceSample({ sample: { title, lines }, className }: ServiceSampleProps) {
  const titleId = useId();
  return (
    <SheetPile className={className}>
      <TopSheet aria-labelledby={titleId}>
        <SampleTitle id={titleId}>
          <span>{title}</span> <SampleStamp>{services.sampleLabel}</SampleStamp>
        </SampleTitle>
        <dl>
          {lines.map(({ label, text }) => (
            <SampleLine key={label}>
              <dt>{label}</dt> <dd>{text}</dd>
            </SampleLine>
          ))}
        </dl>
      </TopSheet>
    </SheetPile>
  );
}

/** Paper is light in both schemes, so what is written on it is dark in both. */
const inkOnPaper = { text: colors.light.ink, accent: colors.light.prairieDeep };

/** The grid stretches the top sheet, and so the two below it, to the height that the card leaves. */
const SheetPile = styled('div')({ display: 'grid', isolation: 'isolate', breakInside: 'avoid' });

const TopSheet = styled('figure')(({ theme }) => {
  const sheet = {
    border: `1px solid ${theme.vars.palette.scene.wheatHill}`,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.scene.board,
  };
  return {
    ...theme.typography.small,
    [theme.breakpoints.down('sm')]: theme.typography.label,
    ...sheet,
    position: 'relative',
    margin: 0,
    padding: theme.spacing(2),
    boxShadow: theme.shadows[6],
    color: inkOnPaper.text,
    // At night, a lamp shines on the sheet from above.
    ...theme.applyStyles('dark', {
      backgroundImage: `radial-gradient(at 30% 0, ${theme.vars.palette.scene.sun}, transparent)`,
    }),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
    // The two sheets below it.
    '@media screen': {
      '&::before, &::after': {
        ...sheet,
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
      },
      '&::before': { rotate: '-1.5deg' },
      '&::after': { rotate: '1deg' },
    },
  };
});

const SampleTitle = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 1),
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

const SampleLine = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(1),
  '&:last-of-type': { paddingBottom: 0 },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.scene.wheatHill}` },
  [theme.breakpoints.down('sm')]: { '& > *': { display: 'inline' } },
  '& dt': { color: inkOnPaper.accent, fontWeight: 600 },
}));
