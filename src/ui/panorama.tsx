import { styled } from '@mui/material/styles';

import { Illustration } from './illustration';

/** The width of the part that is behind the content, in units of any panorama. */
const contentWidth = 1200;

/** @param units a distance in units of a panorama */
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
  // A view of a file has the size of the whole file, so `cover` would cut it.
  objectFit: 'fill',
});
