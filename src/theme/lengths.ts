// Lengths are in px, like unitless numbers in styles.

/** Required: docs/requirements.md, 7. */
export const cardRadius = 20;

export const contentWidth = 1200;

/** MUI's defaults (docs/requirements.md, 8). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Media queries use em: 1em is 16 px at the browser's default text size. */
export function pxToEm(px: number): number {
  return px / 16;
}

/** Grows with the text size. */
export function pxToRem(px: number): string {
  return `${px / 16}rem`;
}

/** At this viewport width and above, the scroll-to-top button fits beside the content. */
export const scrollButtonBreakpointEm = pxToEm(contentWidth + 64);

/** Keeps focused elements clear of the scroll-to-top button. */
export const scrollButtonSpace = 80;

export const navBarHeight = { phone: 64, desktop: 76 };

/** Distance from the top of the viewport that the sticky navigation bar does not cover. */
export const navBarClearance = {
  phone: navBarHeight.phone + 16,
  desktop: navBarHeight.desktop + 16,
};

/** CSS variable with the height of the bar at the bottom of the viewport, if there is one. */
export const bottomBarHeightVariable = '--bottom-bar-height';
