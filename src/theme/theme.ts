import { createTheme, type PaletteOptions } from '@mui/material/styles';

import { colors } from './colors';
import { gutter, width } from './scale';
import { typography, variantMapping } from './typography';

type Scheme = typeof colors.light;
type OwnColors = Pick<Scheme, 'wheat' | 'sky' | 'wash' | 'band' | 'scene'>;

declare module '@mui/material/styles' {
  interface Palette extends OwnColors {}
  interface PaletteOptions extends OwnColors {}
  interface CssThemeVariables {
    enabled: true;
  }
}

/** MUI's colors that the site does not use. MUI's Typography reads their `main` nevertheless. */
const unusedColors = ['action', 'error', 'grey', 'info', 'secondary', 'success', 'warning'];

/**
 * The theme keeps MUI's 8 px spacing and 12 columns (docs/requirements.md, 8). A media query selects the
 * scheme's CSS variables, so the color scheme needs no script.
 */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    // Every document carries the variables, so there are only those of colors that the site uses.
    shouldSkipGeneratingVar: (path) => !isUsedColor(path),
  },
  colorSchemes: {
    light: { palette: toPalette(colors.light) },
    dark: { palette: toPalette(colors.dark) },
  },
  // MUI's defaults (docs/requirements.md, 8) in em, so that large text in the browser's settings
  // gets the layout of a narrower viewport (WCAG 2.2, 1.4.4).
  breakpoints: {
    unit: 'em',
    values: { xs: 0, sm: 600 / 16, md: 900 / 16, lg: 1200 / 16, xl: 1536 / 16 },
    step: 5 / 16, // `down` ends 5/100 px below the breakpoint
  },
  typography,
  components: {
    MuiTypography: { defaultProps: { variant: 'body', variantMapping } },
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          maxWidth: `calc(${width.content} + ${2 * gutter.desktop}px)`,
          paddingInline: gutter.phone,
          [breakpoints.up('sm')]: { paddingInline: gutter.desktop },
        }),
      },
    },
  },
});

/** @param path in the theme: `['palette', 'text', 'primary']` */
function isUsedColor([group, name = '', shade = '']: string[]): boolean {
  if (unusedColors.includes(name)) return shade === 'main';
  // The site does not use the colors of MUI's components, such as `AppBar`, nor the channels of colors,
  // such as `mainChannel`, which are for translucent ones.
  const isOfMuiComponent = /^[A-Z]/.test(name);
  return group === 'palette' && !isOfMuiComponent && !/Channel$/.test(name + shade);
}

/** Matches the windows that show the navigation as a row. `matchMedia` takes it. */
export const desktopQuery = theme.breakpoints.up('md').replace('@media ', '');

/** Maps the colors to MUI's palette names, and keeps our own. */
function toPalette(scheme: Scheme): PaletteOptions {
  const { ink, muted, page, surface, line, prairie, prairieDeep, onPrairie, ...own } = scheme;
  return {
    primary: { main: prairie, dark: prairieDeep, contrastText: onPrairie },
    text: { primary: ink, secondary: muted },
    background: { default: page, paper: surface },
    divider: line,
    ...own,
  };
}

/** MUI's CSS variables with the dark scheme's colors, for sections that are dark in both schemes. */
export const darkSchemeVariables = cssVariables('--mui-palette', toPalette(colors.dark));

function cssVariables(name: string, value: object | string): Record<string, string> {
  if (typeof value === 'string') return { [name]: value };
  const variables = Object.entries(value).map(([key, part]) =>
    cssVariables(`${name}-${key}`, part),
  );
  return Object.assign({}, ...variables);
}
