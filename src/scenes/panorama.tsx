import { styled } from '@mui/material/styles';

import { Illustration } from '../ui/illustration';

/** What is behind the content, in units of every panorama. */
const contentWidth = 1200;

/** @param units of a panorama */
export const percentOfContent = (units: number) => `${(100 * units) / contentWidth}%`;

/**
 * A drawing that is four times as wide as the content. Its middle quarter is behind the content, so
 * what is drawn there keeps its place beside the words in every window, and its land goes on to both
 * edges of the window. The section around it clips the rest.
 */
export const Panorama = styled(Illustration)({
  zIndex: -1,
  width: '400%',
  height: 'auto',
  marginLeft: '-150%',
  // Views of a file have the size of the whole file; `cover` would cut them.
  objectFit: 'fill',
});
