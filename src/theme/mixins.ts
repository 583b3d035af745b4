import type { CSSObject, Theme } from '@mui/material/styles';

import { radius } from './scale';

export const cardSurface = (theme: Theme) => ({
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
});

export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 3,
});

/** Applies styles under the pointer, but not on phones, which would keep them after a tap. */
export const onHover = (styles: CSSObject) => ({
  '@media (hover: hover)': { '&:hover': styles },
});

/** Matches where things may move under the pointer. A finger would leave them moved. */
export const hoverMotionQuery =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Matches windows that are high enough for bars that stick to their edges. With text three times as
 * large as usual, the bars would take most of a laptop's window.
 */
export const stickyQuery = '(min-height: 24em)';

/** Makes a link within small text at least 24 px high, for fingers (WCAG 2.2, 2.5.8). */
export const tapTarget = { display: 'inline-block', paddingBlock: 4 } as const;

/** The size of an icon beside a word, in px. */
export const iconSize = 20;
