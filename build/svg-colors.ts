import { illustrationColors } from '../src/theme/illustration-colors';

/** Matches `var(--farHill)`, which stands for a color with that name, but not `#fff`. */
const colorReference = /var\(--([\w-]+)\)/g;

/**
 * Replaces the names of colors in a drawing by their values. Throws if one is unknown.
 *
 * @param file the path of the drawing, for the message
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
      throw new Error(
        `${file}: there is no color "${name}". The colors are in src/theme and, if only this drawing has them, in the style of its <svg> element.`,
      );
    }
    return value;
  });
}

/** Matches the style of an `<svg>` element, which declares the colors that only this drawing has. */
const ownColors = /(?<=^<svg\b[^>]*)\sstyle="([^"]*)"/;

/** Matches a declaration in it: `--weathered: light-dark(#8C7459, #4A4238)`. */
const ownColor = /--([\w-]+): light-dark\(([^,]+), ([^)]+)\)/g;

/** Returns a drawing that is a file of its own in the colors of a scheme. */
export function inColorsOf(scheme: 'light' | 'dark', svg: string, file: string): string {
  const [, declarations = ''] = ownColors.exec(svg) ?? [];
  const own = Array.from(declarations.matchAll(ownColor), ([, name, light, dark]) => [
    name,
    scheme === 'light' ? light : dark,
  ]);
  const colors = { ...illustrationColors[scheme], ...Object.fromEntries(own) };
  return replaceColors(svg.replace(ownColors, ''), file, colors);
}
