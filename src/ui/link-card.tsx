import { styled } from '@mui/material/styles';

import { focusRing } from '../theme/focus-ring';
import { cardRadius, motion } from '../theme/tokens';
import { cardSurface } from './card-surface';

/** The one link in it covers the whole card. */
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
