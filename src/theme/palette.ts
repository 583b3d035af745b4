import type { PaletteOptions } from '@mui/material/styles';

import { paletteVariable } from './palette-variable';
import { cardColors, colors } from './tokens';

type Scheme = typeof colors.light;
type OwnColors = Pick<Scheme, 'wheat' | 'sky' | 'wash' | 'band' | 'scene'>;

/* eslint-disable @typescript-eslint/no-empty-object-type -- only interfaces can be augmented */
declare module '@mui/material/styles' {
  interface Palette extends OwnColors {}
  interface PaletteOptions extends OwnColors {}
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Maps tokens to MUI's palette names, and keeps our own. */
export function toPalette(scheme: Scheme): PaletteOptions {
  const { ink, muted, page, surface, line, prairie, prairieDeep, onPrairie, ...own } = scheme;
  return {
    primary: { main: prairie, dark: prairieDeep, contrastText: onPrairie },
    text: { primary: ink, secondary: muted },
    background: { default: page, paper: surface },
    divider: line,
    ...own,
  };
}

/** CSS variables that the Services section overrides for its cards in the dark scheme. */
export const dayCardVariables = {
  [paletteVariable('background-paper')]: cardColors.onDay.dark.surface,
  [paletteVariable('divider')]: cardColors.onDay.dark.line,
};

/** CSS variables on paper, which is light in both schemes. */
export const paperVariables = {
  [paletteVariable('text-primary')]: colors.light.ink,
  [paletteVariable('text-secondary')]: colors.light.muted,
  [paletteVariable('background-default')]: colors.light.surface,
  [paletteVariable('background-paper')]: colors.light.surface,
  [paletteVariable('divider')]: colors.light.line,
  [paletteVariable('primary-main')]: colors.light.prairie,
};

/** CSS variables that the night sky overrides, because it is dark in both schemes. */
export const nightSkyVariables = {
  [paletteVariable('background-paper')]: colors.dark.scene.night,
  [paletteVariable('text-primary')]: colors.dark.ink,
  [paletteVariable('text-secondary')]: colors.dark.muted,
  [paletteVariable('primary-main')]: colors.dark.prairie,
  [paletteVariable('primary-dark')]: colors.dark.prairieDeep,
  [paletteVariable('primary-contrastText')]: colors.dark.onPrairie,
  [paletteVariable('wash')]: colors.dark.wash,
  [paletteVariable('scene-glare')]: colors.dark.scene.glare,
};
