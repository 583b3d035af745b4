import { styled } from '@mui/material/styles';

import { displayFamily } from '../theme/fonts';

type DotSeparatedProps = {
  leadFact?: string;
  facts: readonly string[];
  className?: string;
};

/** Short facts, with dots between those that are on one line. */
export function DotSeparated({ leadFact, facts, className }: DotSeparatedProps) {
  // Every fact but the last ends with a space; otherwise Chromium exposes two facts to screen
  // readers as one word.
  return (
    <Facts className={className}>
      {leadFact !== undefined && <LeadFact>{`${leadFact} `}</LeadFact>}
      {facts.map((fact, index) => (
        <span key={fact}>{index < facts.length - 1 ? `${fact} ` : fact}</span>
      ))}
    </Facts>
  );
}

/** The distance between two facts, after the space at the end of the first. */
const gap = '0.75rem';

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // Hides the dots before the first fact of each line.
  marginLeft: `-${gap}`,
  clipPath: `inset(0 0 0 ${gap})`,
  color: theme.vars.palette.text.secondary,
  '& span': { position: 'relative', paddingLeft: gap, whiteSpace: 'pre-wrap' },
  '& span::before': {
    // The empty alternative text makes screen readers skip the dot. Older browsers use the first
    // value.
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    // Half of a fact's trailing space, to center the dot.
    left: '-0.125em',
    width: gap,
    textAlign: 'center',
  },
}));

const LeadFact = styled('span')(({ theme }) => ({
  width: '100%',
  // Room for the space where a line breaks
  paddingRight: '0.3em',
  color: theme.vars.palette.text.primary,
  fontFamily: displayFamily,
  fontSize: '1.125rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  [theme.breakpoints.up('md')]: { fontSize: '1.25rem' },
}));
