// Lengths are in px, as numbers are in styles.

/** The source is docs/requirements.md, 7. */
export const cardRadius = 20;

export const contentWidth = 1200;

/** MUI's defaults (docs/requirements.md, 8). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Media queries are in em, in which 16 px is the usual text size. */
export function pxToEm(px: number): number {
  return px / 16;
}

/** In windows of this width or more, the scroll-to-top button fits beside the content. */
export const scrollButtonBreakpointEm = pxToEm(contentWidth + 64);

/** Keeps focused elements clear of the scroll-to-top button. */
export const scrollButtonSpace = 80;

export const navBarHeight = { phone: 64, desktop: 76 };

/** Content this far from the top of the window is clear of the sticky navigation bar. */
export const belowNavBar = { phone: navBarHeight.phone + 16, desktop: navBarHeight.desktop + 16 };

/** CSS variable with the height of the bar at the bottom of the window, on pages that have one. */
export const bottomBarHeightVariable = '--bottom-bar-height';
