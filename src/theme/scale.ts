/**
 * The steps of space, width and shape that several components share. Fluid steps grow with the
 * window's width. Numbers are px, unless a name says otherwise.
 */
export const space = {
  /**
   * The space above and below a section's content: 57 px in windows of 390 px, 96 at 1280, 128 at
   * 1920.
   */
  section: 'clamp(3.25rem, 2.5rem + 4.4vw, 7.5rem)',
  /** The space between the parts of a section: its head, its cards, its last line. */
  stack: 'clamp(1.75rem, 1.25rem + 2.2vw, 3rem)',
  /** The space between cards. */
  gap: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
  /** The space between a card's edge and its text. */
  inset: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
} as const;

export const width = {
  /** The width of a line of about 68 characters. */
  text: '34rem',
  /** The width of a list, whose lines have at most 90 characters. */
  list: '45rem',
  /** The width of the content: 75 to 87 rem, which grow in wide windows (`global-styles.tsx`). */
  content: 'clamp(75rem, 100vw - 20rem, 87rem)',
} as const;

/** The viewport width, in em, from which on the scroll-to-top button fits beside the content. */
export const scrollButtonBreakpointEm = 1280 / 16;

/** The space between the content and the window's edges: on phones, and from `sm` up. */
export const gutter = { phone: 20, desktop: 24 } as const;

export const radius = {
  /** The radius that docs/requirements.md, 7, requires. */
  card: 20,
  picture: 14,
  button: 24,
} as const;

export const navBarHeight = { phone: 64, desktop: 76 };

/** The distance from the top of the viewport from which on the sticky bar covers nothing, in px. */
export const navBarClearance = {
  phone: navBarHeight.phone + 16,
  desktop: navBarHeight.desktop + 16,
};

/** The height of the bar with Apply Now, in px, from which focused elements stay clear. */
export const bottomBarHeight = 64;

/** The height of a section's curved edge, which reaches into the section above. */
export const curveHeight = 'clamp(1.25rem, 5vw, 6rem)';

/** The height in which the technologies' ground becomes night. It has no stars. */
export const nightfallHeight = { phone: '90px', desktop: '140px' } as const;

export const motion = { duration: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
