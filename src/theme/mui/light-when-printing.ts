import type { Theme } from '@mui/material/styles';

/**
 * Pages always print in the light scheme, which MUI has no option for. Both functions rely on
 * undocumented behavior (docs/undocumented-behavior.md): `applyStyles` calls
 * `getColorSchemeSelector`, and `generateStyleSheets` returns the rules by their media query.
 */
export function applyStylesOnScreensOnly(theme: Theme): void {
  theme.getColorSchemeSelector = (scheme) => `@media screen and (prefers-color-scheme: ${scheme})`;
}

/** `@media (…)` → `@media screen and (…)` */
export function onScreensOnly(mediaQuery: string): string {
  return mediaQuery.replace('@media (', '@media screen and (');
}
