/**
 * The steps of space, width and shape that several components share. Fluid steps grow from a phone
 * (360 px) to a desktop (1280 px). Numbers are px, unless a name says otherwise.
 */
export const space = {
  /** Above and below what a section has: 57 px at 390 px, 96 at 1280, 120 at 1920. */
  section: 'clamp(3.25rem, 2.5rem + 4.4vw, 7.5rem)',
  /** Between the parts of a section: its head, its cards, its last line. */
  stack: 'clamp(1.75rem, 1.25rem + 2.2vw, 3rem)',
  /** Between cards. */
  gap: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
  /** Between a card's edge and its text. */
  inset: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
} as const;

export const width = {
  /** A line of about 68 characters. */
  text: '34rem',
  /** A list's, with lines of at most 90 characters beside its marks. */
  list: '45rem',
  /** The page's content. It has margins of at least 160 px, in which it grows from 1200 to 1392 px. */
  content: 'clamp(75rem, 100vw - 20rem, 87rem)',
} as const;

/** At this viewport width and above, the scroll-to-top button fits beside the content. */
export const scrollButtonBreakpointEm = 1280 / 16;

export const radius = {
  /** Required: docs/requirements.md, 7. */
  card: 20,
  picture: 14,
  button: 24,
} as const;

export const navBarHeight = { phone: 64, desktop: 76 };

/** Distance from the top of the viewport that the sticky navigation bar does not cover. */
export const navBarClearance = {
  phone: navBarHeight.phone + 16,
  desktop: navBarHeight.desktop + 16,
};

/** Apply Now, on the pages of jobs in narrow windows. Focused elements stay clear of it. */
export const bottomBarHeight = 64;

/** How far the curved edge of a section reaches into the next one. */
export const curveHeight = 'clamp(1.25rem, 5vw, 6rem)';

export const motion = { duration: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
