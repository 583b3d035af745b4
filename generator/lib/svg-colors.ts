import { UserError } from '../user-error';
import { mostSimilarName } from './similar-name';

const colorReference = /var\(--([\w-]+)\)/g;

/**
 * Replaces the color names in an illustration, such as `var(--farHill)`. Throws if one is unknown.
 */
export function replaceColors(svg: string, file: string, values: Record<string, string>): string {
  checkColors(svg, file, Object.keys(values));
  return svg.replaceAll(colorReference, (_reference, name: string) => String(values[name]));
}

/** Declares an illustration's colors in both schemes, so it can be a separate file. */
export function withColors(
  svg: string,
  file: string,
  { light, dark }: Record<'light' | 'dark', Record<string, string>>,
): string {
  checkColors(svg, file, Object.keys(light));
  const names = colorNames(svg);
  // Short names, because visitors download them.
  const variables = Object.fromEntries(names.map((name, index) => [name, `--c${index}`]));
  const declare = (scheme: Record<string, string>, declared: string[]) =>
    `:root{${declared.map((name) => `${variables[name]}:${scheme[name]}`).join(';')}}`;
  const differing = names.filter((name) => light[name] !== dark[name]);
  return withoutComments(svg)
    .replaceAll(colorReference, (_reference, name: string) => `var(${variables[name]})`)
    .replace(
      /<svg [^>]*>/,
      `$&<style>${declare(light, names)}@media(prefers-color-scheme:dark){${declare(dark, differing)}}</style>`,
    );
}

export function withoutComments(svg: string): string {
  return svg.replace(/<!--.*?-->/gs, '');
}

function colorNames(svg: string): string[] {
  return [...new Set([...svg.matchAll(colorReference)].map(([, name = '']) => name))];
}

function checkColors(svg: string, file: string, known: string[]): void {
  const unknown = colorNames(svg).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const similar = mostSimilarName(unknown, known, 2);
  const hint = similar === undefined ? '' : ` Did you mean "${similar}"?`;
  throw new UserError(
    `${file}: there is no color "${unknown}".${hint} The colors are in src/theme.`,
  );
}
