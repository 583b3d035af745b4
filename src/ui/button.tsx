import { styled, type CSSObject, type Theme } from '@mui/material/styles';

import { motion } from '../theme/tokens';
import { PageLink } from './page-link';

type ButtonProps = {
  /** `filled` for the primary action, `outlined` for a secondary one, `plain` for the rest. */
  look?: 'filled' | 'outlined' | 'plain';
};

// MUI's Button costs 7 kB of script and 2 kB of styles each (docs/decisions/0006-which-parts-of-mui.md).
const looks = ({ theme, look = 'plain' }: ButtonProps & { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: 48,
  padding: theme.spacing(1, 3),
  border: '1px solid transparent',
  borderRadius: 24,
  backgroundColor: 'transparent',
  color: theme.vars.palette.primary.main,
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.75,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `background-color ${motion.duration} ${motion.easing}, border-color ${motion.duration} ${motion.easing}`,
  },
  '& svg': { fontSize: 20 },
  ...colors(theme)[look],
});

const colors = ({ vars: { palette } }: Theme) => ({
  filled: {
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    '&:hover': { backgroundColor: palette.primary.dark },
    // Browsers do not print backgrounds.
    '@media print': { borderColor: 'currentColor', color: palette.primary.main },
  },
  outlined: {
    borderColor: palette.divider,
    backgroundColor: palette.background.paper,
    '&:hover': { borderColor: palette.primary.main },
  },
  plain: { '&:hover': { backgroundColor: palette.wash } },
});

const options = { shouldForwardProp: (prop: string) => prop !== 'look' };

export const Button = styled('button', options)<ButtonProps>(looks);

/** For email and phone links. */
export const ButtonLink = styled('a', options)<ButtonProps>(looks);

/** For links to another page or section. */
export const ButtonRouterLink = styled(PageLink, options)<ButtonProps>(looks);

/** A round button with only an icon. Needs an `aria-label`. */
export const IconButton = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: theme.spacing(1),
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '1.5rem',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { backgroundColor: theme.vars.palette.wash },
}));
