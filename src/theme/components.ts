import type { Components, Theme } from '@mui/material/styles';

import { motion } from './tokens';

/** Component overrides by family. */
export const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, focusRipple: false },
    styleOverrides: {
      // ButtonBase takes the outline of the page's own focus rule away.
      root: ({ theme }) => ({
        '&:focus-visible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 3,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: theme.spacing(1, 3),
        borderRadius: 24,
        fontSize: '1rem',
        transition: `background-color ${motion.duration} ${motion.easing}, border-color ${motion.duration} ${motion.easing}`,
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { borderColor: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme }) => ({
        // 1200 px of content between the gutters.
        maxWidth: 1200 + 2 * 24,
        paddingInline: theme.spacing(2.5),
        [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
      }),
    },
  },
};
