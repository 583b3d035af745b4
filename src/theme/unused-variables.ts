/**
 * Two thirds of MUI's CSS variables, 2.3 kB of every document, belong to components that this site does not
 * use. A component that needs one of these groups fails the build. A single missing variable would show a
 * wrong color, so theme-variables.test.tsx checks them.
 */
const unusedGroups = [
  /^(font|opacity|overlays|shadows|shape|spacing|zIndex)\b/,
  /^palette\.(grey|action|[A-Z]\w+)\./, // MUI capitalizes the names of components
  /^palette\.(secondary|error|warning|info|success)\.(light|dark|contrastText)$/,
  /^palette\.(primary\.light|text\.(disabled|icon)|common\.(black|background|onBackground))$/,
  /Channel$/, // for transparent colors
];

/** @param keys the variable's path in the theme, for example `['palette', 'primary', 'main']` */
export function isUnusedVariable(keys: readonly string[]): boolean {
  const path = keys.join('.');
  return unusedGroups.some((pattern) => pattern.test(path));
}
