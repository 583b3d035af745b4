/** Colors of MUI's palette that this site does not show. */
export const unusedColorNames = ['secondary', 'error', 'warning', 'info', 'success'];

/**
 * Two thirds of MUI's CSS variables, 2.3 kB of every document, belong to components that this site
 * does not use. A component that needs one of these groups fails the build. A single missing
 * variable would only show a wrong color: theme-variables.test.tsx catches those.
 * color-scheme-rules.ts also drops the declarations of colors that MUI needs in `theme.vars` but
 * that nothing shows.
 */
const unusedGroups = [
  /^(font|opacity|overlays|shadows|shape|spacing|zIndex)\b/,
  /^palette\.(grey|action|[A-Z]\w+)\./, // MUI capitalizes the names of components
  new RegExp(`^palette\\.(${unusedColorNames.join('|')})\\.(light|dark|contrastText)$`),
  /^palette\.(primary\.light|text\.(disabled|icon)|common\.(black|background|onBackground))$/,
  /Channel$/, // for transparent colors
];

/** @param keys the variable's path in the theme, for example `['palette', 'primary', 'main']` */
export function isUnusedVariable(keys: readonly string[]): boolean {
  const path = keys.join('.');
  return unusedGroups.some((pattern) => pattern.test(path));
}
