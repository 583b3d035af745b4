import type { PaletteOptions } from '@mui/material/styles';

import type { colors } from './tokens';

type Scheme = (typeof colors)[keyof typeof colors];

type Band = Record<keyof Scheme['band'], string>;
type Scene = Record<keyof Scheme['scene'], string>;

declare module '@mui/material/styles' {
  interface Palette {
    wheat: string;
    /** Background of tinted sections. */
    sky: string;
    /** Tint behind icons. */
    wash: string;
    /** The top bar and the footer. */
    band: Band;
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
  const { ink, muted, paper, surface, line, prairie, prairieDeep, onPrairie, ...own } = scheme;
  return {
    primary: { main: prairie, dark: prairieDeep, contrastText: onPrairie },
    text: { primary: ink, secondary: muted },
    background: { default: paper, paper: surface },
    divider: line,
    ...own,
  };
}
