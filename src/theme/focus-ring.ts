import type { Theme } from '@mui/material/styles';

export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 3,
});
