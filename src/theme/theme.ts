import { createTheme } from '@mui/material/styles';

import { components } from './components';
import { isUnusedVariable } from './css-variables';
import { toPalette } from './palette';
import { colors, radii } from './tokens';
import { typography } from './typography';

/**
 * The theme. MUI's default breakpoints (0, 600, 900, 1200, 1536 px), 8 px spacing and 12 columns stay
 * (specification, section 9). Both schemes are CSS variables behind the system's media query, so the
 * right one is there before any script.
 */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'site',
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: isUnusedVariable,
  },
  colorSchemes: {
    light: { palette: toPalette(colors.light) },
    dark: { palette: toPalette(colors.dark) },
  },
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: radii.control },
  typography,
  components,
});
