const colorReference = /var\(--([\w-]+)\)/g;

type Colors = Record<string, string>;

/**
 * Replaces the color names in an illustration, such as `var(--farHill)`. Throws if one is unknown.
 */
export function replaceColors(svg: string, file: string, colors: Colors): string {
  return withoutComments(svg).replaceAll(colorReference, (_reference, name: string) => {
    const color = colors[name];
    if (color === undefined) {
      throw new Error(`${file}: there is no color "${name}". The colors are in src/theme.`);
    }
    return color;
  });
}

/** Declares an illustration's colors in both schemes, so that it can be a separate file. */
export function withColors(
  svg: string,
  file: string,
  { light, dark }: Record<'light' | 'dark', Colors>,
): string {
  const names = [...new Set(Array.from(svg.matchAll(colorReference), ([, name = '']) => name))];
  // Short names, because visitors download them.
  const variables = Object.fromEntries(names.map((name, index) => [name, `--c${index}`]));
  const declare = (scheme: Colors) => {
    const declarations = names.map((name) => `${variables[name]}:var(--${name})`).join(';');
    return replaceColors(`:root{${declarations}}`, file, scheme);
  };
  const references = Object.fromEntries(names.map((name) => [name, `var(${variables[name]})`]));
  const styles = `${declare(light)}@media(prefers-color-scheme:dark){${declare(dark)}}`;
  return replaceColors(svg, file, references).replace(/<svg [^>]*>/, `$&<style>${styles}</style>`);
}

function withoutComments(svg: string): string {
  return svg.replace(/<!--.*?-->/gs, '');
}
