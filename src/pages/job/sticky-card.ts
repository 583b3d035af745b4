import { breakpoints, pxToEm, scrollButtonBreakpointEm } from '../../theme/lengths';

/** The card with Apply Now and the navigation bar fit in viewports of this height. */
const viewportHeightEm = pxToEm(720);

/** In narrower viewports, the scroll-to-top button would cover the card's last line. */
const viewportHeightAboveButtonEm = pxToEm(800);

/** Viewports in which the card stays in view beside the text. */
export const stickyCardQuery = `@media ${[
  `screen and (min-width: ${scrollButtonBreakpointEm}em) and (min-height: ${viewportHeightEm}em)`,
  `screen and (min-width: ${pxToEm(breakpoints.md)}em) and (min-height: ${viewportHeightAboveButtonEm}em)`,
].join()}`;
