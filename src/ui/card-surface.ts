import type { Theme } from '@mui/material/styles';

import { radii } from '../theme/tokens';

/** The ground of a card, and how its parts stand on it. */
export const cardSurface = (theme: Theme) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    height: '100%',
    padding: theme.spacing(3),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.card,
    backgroundColor: theme.vars.palette.background.paper,
  }) as const;
