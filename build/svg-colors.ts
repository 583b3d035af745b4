/** `var(--farHill)` in an illustration is the theme's color with that name. */
const colorReference = /var\(--([\w-]+)\)/g;

type Colors = Readonly<Record<string, string>>;

/**
 * Replaces the names of colors in an illustration by their values. Throws if one is unknown.
 *
 * @param file for the message
 */
export function replaceColors(svg: string, file: string, colors: Colors): string {
  return withoutComments(svg).replaceAll(colorReference, (_reference, name: string) =>
    colorValue(name, file, colors),
  );
}

/**
 * Declares an illustration's colors in both color schemes, so that it can be a file of its own, which
 * the styles of the page do not reach. Throws if one is unknown.
 *
 * @param file for the message
 */
export function declareColors(
  svg: string,
  file: string,
  { light, dark }: { light: Colors; dark: Colors },
): string {
  const drawing = withoutComments(svg);
  const names = new Set(Array.from(drawing.matchAll(colorReference), ([, name = '']) => name));
  // Visitors download the drawing, so its variables have short names: `--c0`.
  const variables = new Map(Array.from(names, (name, index) => [name, `--c${index}`]));

  const rule = (colors: Colors) => {
    const declarations = Array.from(
      variables,
      ([name, variable]) => `${variable}:${colorValue(name, file, colors)}`,
    );
    return `:root{${declarations.join(';')}}`;
  };
  const styles = `<style>${rule(light)}@media(prefers-color-scheme:dark){${rule(dark)}}</style>`;

  const withVariables = drawing.replaceAll(
    colorReference,
    (_reference, name: string) => `var(${variables.get(name)})`,
  );
  return withVariables.replace(/<svg [^>]*>/, (firstTag) => firstTag + styles);
}

function colorValue(name: string, file: string, colors: Colors): string {
  const value = colors[name];
  if (value === undefined) {
    throw new Error(`${file}: there is no color "${name}". The colors are in src/theme.`);
  }
  return value;
}

function withoutComments(svg: string): string {
  return svg.replaceAll(/<!--.*?-->/gs, '');
}
