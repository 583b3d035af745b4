import type { Theme } from '@mui/material/styles';

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

/** The number of a step, in a circle. The list already tells screen readers the number. */
export const stepNumber = {
  // The text for screen readers is empty. Firefox before 128 knows only the first form.
  content: ['counter(step)', 'counter(step) / ""'],
  display: 'inline-grid',
  placeItems: 'center',
  border: '2px solid',
  borderRadius: '50%',
};
