import { theme } from '../theme';
import { onScreensOnly } from './light-when-printing';
import { paletteVariable } from './palette-variable';
import { unusedColorNames } from './unused-variables';

export function colorSchemeRules(): Record<string, unknown>[] {
  return theme
    .generateStyleSheets()
    .map((rules: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(rules).map(([rule, variables]) => [
          onScreensOnly(rule),
          withoutUnusedColors(variables),
        ]),
      ),
    );
}

/**
 * MUI requires these colors, because its components' styles refer to them. Nothing on this site
 * renders them, so the documents leave them out (unused-variables.ts drops their variants).
 */
const unusedColors = unusedColorNames.map((color) => paletteVariable(`${color}-`));

function withoutUnusedColors(variables: object): object {
  return Object.fromEntries(
    Object.entries(variables as Record<string, unknown>)
      .filter(([name]) => !unusedColors.some((color) => name.startsWith(color)))
      .map(([name, value]) => [
        name,
        typeof value === 'object' && value ? withoutUnusedColors(value) : value,
      ]),
  );
}
