import { createTheme, shouldSkipGeneratingVar, type Breakpoints } from '@mui/material/styles';

import { toPalette } from './palette';
import { colors, contentWidth } from './tokens';
import { typography } from './typography';

/**
 * Two thirds of MUI's variables, 2.3 kB of every document, belong to components that this site does not
 * use. A component that needs one of these groups fails the build. A single missing variable would show a
 * wrong color, so theme-variables.test.tsx checks them.
 */
const unusedVariables = [
  /^(font|opacity|overlays|shadows|zIndex)\./,
  /^palette\.(grey|action|[A-Z]\w+)\./, // the capitalized groups belong to components
  /^palette\.(secondary|error|warning|info|success)\.(light|dark|contrastText)$/,
  /Channel$/, // for transparent colors
];

/**
 * Keeps MUI's default breakpoints (0, 600, 900, 1200, 1536 px), 8 px spacing and 12 columns
 * (docs/requirements.md, 8). A media query selects the scheme's CSS variables, so it needs no script.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'site',
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) ||
      unusedVariables.some((pattern) => pattern.test(keys.join('.'))),
  },
  colorSchemes: {
    light: { palette: toPalette(colors.light) },
    dark: { palette: toPalette(colors.dark) },
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

theme.breakpoints = inEm(theme.breakpoints);

/** Pages always print in the light scheme (see also theme/page-styles.tsx). */
theme.getColorSchemeSelector = (scheme) => `@media screen and (prefers-color-scheme: ${scheme})`;

/**
 * In media queries, em is the text size of the browser's settings, so large text gets the layout of a
 * narrower window (WCAG 2.2, 1.4.4).
 */
function inEm(breakpoints: Breakpoints): Breakpoints {
  const { up, down, between, only, not } = breakpoints;
  const convert = (query: string) =>
    query.replaceAll(/([\d.]+)px/g, (_, px) => `${Number(px) / 16}em`);
  return {
    ...breakpoints,
    up: (key) => convert(up(key)),
    down: (key) => convert(down(key)),
    between: (start, end) => convert(between(start, end)),
    only: (key) => convert(only(key)),
    not: (key) => convert(not(key)),
  };
}
