import { styled } from '@mui/material/styles';

import { focusRing } from '../theme/focus-ring';
import { cardRadius, motion } from '../theme/tokens';
import { cardSurface } from './card-surface';

/** A card that takes the click as a whole; its ground belongs to the one link in it. */
export const LinkCard = styled('div')(({ theme }) => ({
  position: 'relative',
  ...cardSurface(theme),
  transition: `border-color ${motion.duration} ${motion.easing}`,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& a': {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textUnderlineOffset: 5,
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: cardRadius },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing(theme),
  },
}));
