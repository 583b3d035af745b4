import services from '@content/services.json';
import { styled } from '@mui/material/styles';

import type { Sample } from '../../../shared/content/types';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** On wide screens, how far the sheet reaches beyond the outer edge of its card, in px: the gutter has 24. */
export const sampleOverhang = 20;

/** Drawn as a sheet of paper on top of another. Phones have no room for it. */
export function ServiceSample({ sample: { title, lines } }: { sample: Sample }) {
  return (
    <Sheet>
      <figcaption>
        <SampleTitle>{title}</SampleTitle>
        <VisuallyHidden>, </VisuallyHidden>
        <Stamp>{services.sampleLabel}</Stamp>
      </figcaption>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const Sheet = styled('figure')(({ theme }) => {
  const { board, edge, wheatHill } = theme.vars.palette.scene;
  return {
    '--holes': '2.5rem',
    '--paper': board,
    '--edge': wheatHill,
    ...theme.applyStyles('dark', {
      '--paper': theme.vars.palette.sky,
      '--edge': edge,
    }),
    gridColumn: '1 / -1',
    position: 'relative',
    isolation: 'isolate',
    margin: theme.spacing(3),
    padding: theme.spacing(2.5, 3, 1.5, 'calc(var(--holes) + 0.75rem)'),
    fontSize: '1rem',
    lineHeight: 1.4,
    breakInside: 'avoid',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      border: '1px solid var(--edge)',
      borderRadius: 6,
      backgroundColor: 'var(--paper)',
    },
    '@media screen': { '&::before': { transform: 'translateY(3px) rotate(1deg)' } },
    // The holes show the card below.
    '&::after': {
      backgroundImage: `radial-gradient(circle, ${theme.vars.palette.background.paper} 6px, var(--edge) 6.5px 7px, transparent 7.5px)`,
      backgroundSize: 'var(--holes) 3.25rem',
      // Only whole holes.
      backgroundRepeat: 'no-repeat space',
    },
    '& dl': { marginTop: theme.spacing(1) },
    '& dl > div': { paddingBlock: theme.spacing(1.5) },
    '& dl > div + div': { borderTop: `1px solid ${edge}` },
    '& dt': {
      color: theme.vars.palette.primary.main,
      fontSize: '0.8125rem',
      fontWeight: 600,
      letterSpacing: '0.09em',
      textTransform: 'uppercase',
    },
    '& figcaption': { display: 'flex', gap: theme.spacing(1.5) },
    [theme.breakpoints.down('sm')]: { display: 'none' },
    [theme.breakpoints.up('lg')]: {
      gridArea: '1 / 3 / -1',
      // If the card's text is taller, the sheet still covers two corners of the card.
      display: 'grid',
      alignContent: 'center',
      width: '29rem',
      margin: theme.spacing(-1.5, `${-sampleOverhang}px`, -1.5, 3),
      paddingTop: theme.spacing(3),
      // Keeps the text beside the edge of the card below.
      paddingRight: 24 + sampleOverhang,
      rotate: '1deg',
    },
  };
});

const SampleTitle = styled('span')(({ theme }) => ({
  ...theme.typography.h3,
  flex: 1,
  fontSize: '1.1875rem',
}));

const Stamp = styled('span')(({ theme }) => ({
  alignSelf: 'flex-start',
  padding: theme.spacing(0, 1),
  border: '2px solid',
  borderRadius: 4,
  color: theme.vars.palette.primary.main,
  fontSize: '0.8125rem',
  fontWeight: 700,
  letterSpacing: '0.14em',
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  textTransform: 'uppercase',
  transform: 'rotate(-4deg)',
}));
