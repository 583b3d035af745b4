import { paletteVariable } from './palette-variable';
import { theme } from './theme';

/** The rules that define the CSS variables of both schemes. Pages always print in the light scheme. */
export function colorSchemeRules(): Record<string, unknown>[] {
  return theme
    .generateStyleSheets()
    .map((rules: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(rules).map(([rule, variables]) => [
          rule.replace('@media (', '@media screen and ('),
          withoutUnusedColors(variables),
        ]),
      ),
    );
}

/**
 * MUI's theme needs these colors, because styles of its components name them. None of the components on this
 * site shows them, so the documents leave them out.
 */
const unusedColors = ['secondary', 'error', 'warning', 'info', 'success'].map((color) =>
  paletteVariable(`${color}-`),
);

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
