/** MUI's CSS variable of a color: `background-paper` → `--mui-palette-background-paper` */
export function paletteVariable(color: string): `--${string}` {
  return `--mui-palette-${color}`;
}
