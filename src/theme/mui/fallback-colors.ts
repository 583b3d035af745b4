import { variablePrefix } from './palette-variable';

const fallbackColor = new RegExp(String.raw`(var\(--${variablePrefix}-[\w-]+), [^()]+\)`, 'g');

/**
 * MUI writes a fallback color after each variable's name, although every document defines the
 * variable: 0.16 kB of the home page. Relies on undocumented behavior
 * (docs/undocumented-behavior.md).
 */
export function withoutFallbackColors(css: string): string {
  return css.replaceAll(fallbackColor, '$1)');
}
