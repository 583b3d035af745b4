import type { PaletteOptions } from '@mui/material/styles';

import type { colors } from './tokens';

type Scheme = (typeof colors)[keyof typeof colors];

type Band = { main: string; text: string; muted: string; line: string };
type Scene = Record<keyof Scheme['scene'], string>;

declare module '@mui/material/styles' {
  interface Palette {
    /** Small graphic accents; never text. */
    wheat: string;
    /** Ground of tinted sections. */
    sky: string;
    /** Tint behind icons. */
    wash: string;
    /** The dark bands at both ends of the page. */
    band: Band;
    /** The pictures. */
    scene: Scene;
  }
  interface PaletteOptions {
    wheat: string;
    sky: string;
    wash: string;
    band: Band;
    scene: Scene;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

/** A scheme's tokens under the names that MUI's components ask for, and under our own. */
export function toPalette(scheme: Scheme): PaletteOptions {
  return {
    primary: {
      main: scheme.prairie,
      dark: scheme.prairieDeep,
      light: scheme.prairie,
      contrastText: scheme.onPrairie,
    },
    text: { primary: scheme.ink, secondary: scheme.muted },
    background: { default: scheme.paper, paper: scheme.surface },
    divider: scheme.line,
    wheat: scheme.wheat,
    sky: scheme.sky,
    wash: scheme.wash,
    band: {
      main: scheme.band,
      text: scheme.onBand,
      muted: scheme.onBandMuted,
      line: scheme.bandLine,
    },
    scene: scheme.scene,
  };
}
