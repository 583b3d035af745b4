import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';

import { toPalette } from './palette';
import { colors } from './tokens';
import { typography } from './typography';

/**
 * Two thirds of MUI's variables, 2.3 kB of every document, are for components that this site does not
 * use. They are left out by whole groups: a component that needs one of these throws and fails the
 * build, where a single missing variable would only show a wrong colour. The exception is channels,
 * which `theme.alpha()` names: theme-variables.test.tsx fails for those.
 */
const unusedVariables =
  /^(font|opacity|overlays|shadows|zIndex|palette\.(grey|[A-Z]\w+))\.|Channel$/;

/**
 * MUI's default breakpoints (0, 600, 900, 1200, 1536 px), 8 px spacing and 12 columns stay
 * (docs/requirements.md, 8). Both schemes are CSS variables behind the system's media query, so the
 * right one is there before any script.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'site',
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) || unusedVariables.test(keys.join('.')),
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
          // 1200 px of content between the gutters.
          maxWidth: 1200 + 2 * 24,
          paddingInline: spacing(2.5),
          [breakpoints.up('sm')]: { paddingInline: spacing(3) },
          // The margins of a sheet of paper are the printer's.
          '@media print': { paddingInline: 0 },
        }),
      },
    },
  },
});
