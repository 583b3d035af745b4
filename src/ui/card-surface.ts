import type { Theme } from '@mui/material/styles';

import { cardRadius } from '../theme/tokens';

/** The text of cards on phones. */
export const smallText = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem', lineHeight: 1.4 },
});

export const surface = (theme: Theme) =>
  ({
    padding: theme.spacing(3),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: cardRadius,
    backgroundColor: theme.vars.palette.background.paper,
  }) as const;

/** A card as tall as its row. */
export const cardSurface = (theme: Theme) =>
  ({
    ...surface(theme),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1.5),
    height: '100%',
  }) as const;
