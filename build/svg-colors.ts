/** Matches `var(--farHill)`, which stands for the theme's color with that name, but not `#fff`. */
const colorReference = /var\(--([\w-]+)\)/g;

/**
 * Replaces the names of colors in an illustration by their values. Throws if one is unknown.
 *
 * @param file the path of the illustration, for the message
 */
export function replaceColors(
  svg: string,
  file: string,
  colors: Readonly<Record<string, string>>,
): string {
  const withoutComments = svg.replaceAll(/<!--.*?-->/gs, '');
  return withoutComments.replaceAll(colorReference, (_reference, name: string) => {
    const value = colors[name];
    if (value === undefined) {
      throw new Error(`${file}: there is no color "${name}". The colors are in src/theme.`);
    }
    return value;
  });
}
