import { styled } from '@mui/material/styles';

import { focusRing } from '../theme/focus-ring';
import { cardRadius } from '../theme/lengths';
import { motion } from '../theme/tokens';
import { cardSurface } from './card-surface';

/** All of the card is clickable; assistive technology sees one link. */
export const LinkCard = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  height: '100%',
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
