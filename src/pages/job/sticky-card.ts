import { breakpoints, pxToEm, scrollButtonBreakpointEm } from '../../theme/lengths';

/** The card with Apply Now and the navigation bar fit in windows of this height. */
const windowHeightEm = pxToEm(720);

/** In narrower windows, the scroll-to-top button would cover the card's last line. */
const windowHeightAboveButtonEm = pxToEm(800);

/** Windows in which the card stays in view beside the text. */
export const stickyCardQuery = `@media ${[
  `screen and (min-width: ${scrollButtonBreakpointEm}em) and (min-height: ${windowHeightEm}em)`,
  `screen and (min-width: ${pxToEm(breakpoints.md)}em) and (min-height: ${windowHeightAboveButtonEm}em)`,
].join()}`;
