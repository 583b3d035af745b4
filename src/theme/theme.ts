import { createTheme } from '@mui/material/styles';

import { breakpoints, pxToEm } from './lengths';
import { toPalette } from './palette';
import { width } from './scale';
import { colors } from './tokens';
import { typography } from './typography';

/** Between the content and the viewport's edges, from `sm` up, in px. */
const gutter = 24;

/**
 * Keeps MUI's 8 px spacing and 12 columns (docs/requirements.md, 8). A media query selects the
 * scheme's CSS variables, so the color scheme needs no script.
 */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    // Every document carries the variables. Only colors need any; those of MUI's components, which
    // are capitalized, belong to components that the site does not use.
    shouldSkipGeneratingVar: ([group, name = '']) => group !== 'palette' || /^[A-Z]/.test(name),
  },
  colorSchemes: {
    light: { palette: toPalette(colors.light) },
    dark: { palette: toPalette(colors.dark) },
  },
  // In em, so that large text in the browser's settings gets the layout of a narrower viewport
  // (WCAG 2.2, 1.4.4).
  breakpoints: {
    unit: 'em',
    values: {
      xs: breakpoints.xs,
      sm: pxToEm(breakpoints.sm),
      md: pxToEm(breakpoints.md),
      lg: pxToEm(breakpoints.lg),
      xl: pxToEm(breakpoints.xl),
    },
    step: pxToEm(5), // MUI's default: `down` ends 5/100 px below the breakpoint
  },
  typography,
  components: {
    // By default, a lead would be an `h6`.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: ({ theme: { breakpoints, spacing } }) => ({
          maxWidth: `${(width.content + 2 * gutter) / 16}rem`,
          paddingInline: spacing(2.5),
          [breakpoints.up('sm')]: { paddingInline: gutter },
          // `@page` sets the margins on paper.
          '@media print': { paddingInline: 0 },
        }),
      },
    },
  },
});
