import { styled } from '@mui/material/styles';

/** In rem, after the space at the end of a fact. */
const gap = 0.75;

/**
 * Short facts, each in a `span`, with dots between those that are on one line. All but the last end with a
 * space: without it, Chromium tells screen readers two facts as one word.
 */
export const DotSeparated = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // Hides the dots before the first fact of each line.
  marginLeft: `${-gap}rem`,
  clipPath: `inset(0 0 0 ${gap}rem)`,
  color: theme.vars.palette.text.secondary,
  '& span': { position: 'relative', paddingLeft: `${gap}rem`, whiteSpace: 'pre-wrap' },
  '& span::before': {
    // Screen readers skip the dot instead of saying "middle dot". Older browsers use the first value.
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    // In the middle between the facts, with the space
    left: '-0.125em',
    width: `${gap}rem`,
    textAlign: 'center',
  },
}));
