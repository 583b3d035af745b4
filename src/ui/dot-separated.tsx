import { styled } from '@mui/material/styles';

type DotSeparatedProps = { facts: readonly string[]; className?: string };

/** Short facts, with dots between those that are on one line. */
export function DotSeparated({ facts, className }: DotSeparatedProps) {
  // Every fact but the last ends with a space; otherwise Chromium exposes two facts to screen
  // readers as one word.
  return (
    <Facts className={className}>
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
