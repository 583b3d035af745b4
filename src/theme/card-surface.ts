import type { Theme } from '@mui/material/styles';

import { cardRadius } from './lengths';

export const cardSurface = (theme: Theme) => ({
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: cardRadius,
  backgroundColor: theme.vars.palette.background.paper,
});
