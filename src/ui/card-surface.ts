import type { Theme } from '@mui/material/styles';

import { cardRadius } from '../theme/tokens';

/** The text of cards on phones, where a page of them is long. */
export const smallText = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem', lineHeight: 1.4 },
});

/** What a card looks like. */
export const surface = (theme: Theme) =>
  ({
    padding: theme.spacing(3),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: cardRadius,
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
