import { styled } from '@mui/material/styles';

/** In rem, with the dot in its middle. */
const gap = 1;

/** Short facts, each in a `span`, with dots between those that are on one line. */
export const DotSeparated = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  // Hides the dots before the first fact of each line.
  marginLeft: `${-gap}rem`,
  clipPath: `inset(0 0 0 ${gap}rem)`,
  color: theme.vars.palette.text.secondary,
  '& span': { position: 'relative', paddingLeft: `${gap}rem` },
  '& span::before': {
    // Screen readers get a space instead of "middle dot". Older browsers use the first value.
    content: ['"·"', '"·" / " "'],
    position: 'absolute',
    left: 0,
    width: `${gap}rem`,
    textAlign: 'center',
  },
}));
