import { styled } from '@mui/material/styles';

export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Keeps the spaces between hidden and visible words, which Chromium would drop from links' names.
  whiteSpace: 'pre',
} as const;

export const VisuallyHidden = styled('span')(visuallyHiddenStyle);

/** Punctuation for screen readers, which in Firefox stop at a box of its own. Takes some room. */
export const InlineHidden = styled('span')({ opacity: 0, whiteSpace: 'pre' });
