import { width } from './scale';

// Lengths are in px, like unitless numbers in styles.

/** MUI's defaults (docs/requirements.md, 8). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Media queries use em: 1em is 16 px at the browser's default text size. */
export function pxToEm(px: number): number {
  return px / 16;
}

/** At this viewport width and above, the scroll-to-top button fits beside the content. */
export const scrollButtonBreakpointEm = pxToEm(width.content + 80);

export const navBarHeight = { phone: 64, desktop: 76 };

/** Distance from the top of the viewport that the sticky navigation bar does not cover. */
export const navBarClearance = {
  phone: navBarHeight.phone + 16,
  desktop: navBarHeight.desktop + 16,
};

/** Apply Now, on the pages of jobs on phones. Focused elements stay clear of it. */
export const bottomBarHeight = 72;
