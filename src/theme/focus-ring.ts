import type { Theme } from '@mui/material/styles';

/** What marks the control that has the keyboard's focus. */
export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 3,
});
