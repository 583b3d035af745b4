/** Begins the name of every CSS variable of the theme. */
export const variablePrefix = 'site';

/** The name of a palette color's CSS variable: `background-paper` → `--site-palette-background-paper` */
export function paletteVariable(color: string): `--${string}` {
  return `--${variablePrefix}-palette-${color}`;
}
