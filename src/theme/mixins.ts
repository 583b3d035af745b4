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

/** Styles under the pointer. After a tap, phones would keep them on the element. */
export const onHover = (styles: CSSObject) => ({
  '@media (hover: hover)': { '&:hover': styles },
});

/** Where things move under the pointer: not under a finger, which would leave them moved. */
export const hoverMotionQuery =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Windows that are high enough for bars that stick to their edges. With the text three times as large
 * as usual, the bars would take most of the window of a laptop.
 */
export const stickyQuery = '(min-height: 24em)';

/** Makes a link within small text at least 24 px high, for fingers (WCAG 2.2, 2.5.8). */
export const tapTarget = { display: 'inline-block', paddingBlock: 4 } as const;

/** An icon beside a word, in px. */
export const iconSize = 20;
