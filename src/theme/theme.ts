import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { createSpacing } from '@mui/system';

import { breakpoints, contentWidth, pxToEm } from './lengths';
import { toPalette } from './palette';
import { variablePrefix } from './palette-variable';
import { colors } from './tokens';
import { typography } from './typography';
import { isUnusedVariable } from './unused-variables';

/**
 * Keeps MUI's 8 px spacing and 12 columns (docs/requirements.md, 8). A media query selects the scheme's CSS
 * variables, so the color scheme needs no script.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: variablePrefix,
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnusedVariable(keys),
  },
  colorSchemes: {
    light: { palette: toPalette(colors.light) },
    dark: { palette: toPalette(colors.dark) },
  },
  // In media queries, em is the text size of the browser's settings, so large text gets the layout of a
  // narrower window (WCAG 2.2, 1.4.4).
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
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: ({ theme: { breakpoints, spacing } }) => ({
          // In rem, the width grows with the text.
          maxWidth: `${(contentWidth + 2 * 24) / 16}rem`,
          paddingInline: spacing(2.5),
          [breakpoints.up('sm')]: { paddingInline: spacing(3) },
          // `@page` sets the margins on paper.
          '@media print': { paddingInline: 0 },
        }),
      },
    },
  },
});

// Pages always print in the light scheme, for which MUI has no option. `applyStyles` asks this function;
// color-scheme-rules.ts changes the rules with the CSS variables.
theme.getColorSchemeSelector = (scheme) => `@media screen and (prefers-color-scheme: ${scheme})`;

// MUI would write `calc(2 * 8px)`, which makes documents larger.
theme.spacing = createSpacing(8);
