import type { Components, Theme } from '@mui/material/styles';

/** Component overrides. */
export const components: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme }) => ({
        // 1200 px of content between the gutters.
        maxWidth: 1200 + 2 * 24,
        paddingInline: theme.spacing(2.5),
        [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
        // The margins of a sheet of paper are the printer's.
        '@media print': { paddingInline: 0 },
      }),
    },
  },
};
