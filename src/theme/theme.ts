import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import { createSpacing } from '@mui/system';

import { toPalette } from './palette';
import { paletteVariable, variablePrefix } from './palette-variable';
import { breakpoints, colors, contentWidth, pxToEm } from './tokens';
import { typography } from './typography';

/**
 * Two thirds of MUI's variables, 2.3 kB of every document, belong to components that this site does not
 * use. A component that needs one of these groups fails the build. A single missing variable would show a
 * wrong color, so theme-variables.test.tsx checks them.
 */
const unusedVariables = [
  /^(font|opacity|overlays|shadows|shape|spacing|zIndex)\b/,
  /^palette\.(grey|action|[A-Z]\w+)\./, // the capitalized groups belong to components
  /^palette\.(secondary|error|warning|info|success)\.(light|dark|contrastText)$/,
  /^palette\.(primary\.light|text\.(disabled|icon)|common\.(black|background|onBackground))$/,
  /Channel$/, // for transparent colors
];

/**
 * Keeps MUI's 8 px spacing and 12 columns (docs/requirements.md, 8). A media query selects the scheme's CSS
 * variables, so it needs no script.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: variablePrefix,
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) ||
      unusedVariables.some((pattern) => pattern.test(keys.join('.'))),
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
          // In rem, it grows with the text.
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

// Pages always print in the light scheme. MUI has no option for it: components ask `getColorSchemeSelector`,
// and the rules with the CSS variables come from `generateStyleSheets`.
theme.getColorSchemeSelector = (scheme) => `@media screen and (prefers-color-scheme: ${scheme})`;

// Lengths in px. With CSS variables, MUI would write `calc(2 * 8px)`.
theme.spacing = createSpacing(8);

/** MUI's components name these variables, but none that this site uses shows their colors. */
const unusedColors = ['secondary', 'error', 'warning', 'info', 'success'].map((color) =>
  paletteVariable(`${color}-`),
);

/** The rules that define the CSS variables of both schemes. */
export function colorSchemeRules(): Record<string, unknown>[] {
  return theme
    .generateStyleSheets()
    .map((rules: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(rules).map(([rule, variables]) => [
          rule.replace('@media (', '@media screen and ('),
          withoutUnused(variables),
        ]),
      ),
    );
}

function withoutUnused(variables: object): object {
  return Object.fromEntries(
    Object.entries(variables as Record<string, unknown>)
      .filter(([name]) => !unusedColors.some((color) => name.startsWith(color)))
      .map(([name, value]) => [
        name,
        typeof value === 'object' && value ? withoutUnused(value) : value,
      ]),
  );
}
