/** Prefix of the theme's CSS variables. */
export const variablePrefix = 'site';

/** `background-paper` → `--site-palette-background-paper` */
export function paletteVariable(color: string): `--${string}` {
  return `--${variablePrefix}-palette-${color}`;
}
