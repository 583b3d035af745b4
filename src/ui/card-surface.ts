import type { Theme } from '@mui/material/styles';

import { radii } from '../theme/tokens';

/** What a card looks like. */
export const surface = (theme: Theme) =>
  ({
    padding: theme.spacing(3),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.card,
    backgroundColor: theme.vars.palette.background.paper,
  }) as const;

/** A card whose parts stand below each other, as tall as its row. */
export const cardSurface = (theme: Theme) =>
  ({
    ...surface(theme),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    height: '100%',
  }) as const;
