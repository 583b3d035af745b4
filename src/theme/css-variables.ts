import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Groups of the theme that nothing on this site reads as variables. */
const unusedGroups = ['font', 'opacity', 'overlays', 'zIndex'];

/**
 * What is read of MUI's own palette, by its group. Of the colours from `secondary` on, its icons and
 * texts ask for the main shade by name, in order to offer variants that this site does not have.
 */
const used: Record<string, readonly string[]> = {
  common: ['white'],
  primary: ['main', 'dark', 'contrastText'],
  text: ['primary', 'secondary'],
  background: ['default', 'paper'],
  action: ['active', 'disabled'],
  secondary: ['main'],
  error: ['main'],
  warning: ['main'],
  info: ['main'],
  success: ['main'],
  grey: [],
};

/**
 * Whether a value of the theme is to be left out of the CSS variables, which every document carries:
 * MUI would write 260 of them, twice, for all its components.
 *
 * @param keys where the value stands in the theme: `['palette', 'primary', 'main']`
 */
export function isUnusedVariable(keys: string[]): boolean {
  if (shouldSkipGeneratingVar(keys)) return true;
  const [group = '', color = '', shade = ''] = keys;
  // No component of this site has an elevation.
  if (group === 'shadows') return color !== '0';
  if (group !== 'palette') return unusedGroups.includes(group);
  // Our own colours are all in use, without the channels that MUI derives from them.
  return used[color]?.includes(shade) === false || isComponent(color) || isOwnChannel(color, shade);
}

/** MUI's palette names what belongs to one component with a capital. */
function isComponent(color: string): boolean {
  return /^[A-Z]/.test(color) && used[color] === undefined;
}

function isOwnChannel(color: string, shade: string): boolean {
  return used[color] === undefined && /Channel$/.test(color + shade);
}
