import { styled, type CSSObject, type Theme } from '@mui/material/styles';

import { motion } from '../theme/tokens';
import { PageLink } from './page-link';

type ButtonProps = {
  /** `filled` for the one thing to do, `outlined` for the other, `plain` for what stands beside them. */
  look?: 'filled' | 'outlined' | 'plain';
  fullWidth?: boolean;
};

type Styled = ButtonProps & { theme: Theme };

// MUI's own Button would bring its ripple, its spinner and seven colours: 8 kB of script and 2 kB of
// styles a button, of which this site has switched off all but the box.
const looks = ({ theme, look = 'plain', fullWidth = false }: Styled): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  width: fullWidth ? '100%' : 'auto',
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
  ...colorsOf(look, theme),
});

function colorsOf(look: ButtonProps['look'], { vars: { palette } }: Theme): CSSObject {
  switch (look) {
    case 'filled':
      return {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
        '&:hover': { backgroundColor: palette.primary.dark },
      };
    case 'outlined':
      return {
        borderColor: palette.divider,
        backgroundColor: palette.background.paper,
        '&:hover': { borderColor: palette.primary.main },
      };
    default:
      return { '&:hover': { backgroundColor: palette.wash } };
  }
}

const options = { shouldForwardProp: (prop: string) => prop !== 'look' && prop !== 'fullWidth' };

/** Does something on the page. */
export const Button = styled('button', options)<ButtonProps>(looks);

/** Leads to an address outside the app: mail, telephone. */
export const ButtonLink = styled('a', options)<ButtonProps>(looks);

/** Leads to another page or section. */
export const ButtonRouterLink = styled(PageLink, options)<ButtonProps>(looks);

/** A round button that shows a picture alone: its name is an `aria-label`. */
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
