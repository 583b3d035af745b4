import { styled } from '@mui/material/styles';

export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Otherwise, Chromium would drop the spaces between hidden and visible words from links' names.
  whiteSpace: 'pre',
} as const;

export const VisuallyHidden = styled('span')(visuallyHiddenStyle);
