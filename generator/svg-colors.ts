const colorReference = /var\(--([\w-]+)\)/g;

/**
 * Replaces the names of colors in an illustration, which are written as `var(--farHill)`.
 *
 * @param file for the message
 * @param values what replaces each name
 * @throws if a color is unknown, with the name most like it
 */
export function replaceColors(svg: string, file: string, values: Record<string, string>): string {
  checkColors(svg, file, Object.keys(values));
  return svg.replaceAll(colorReference, (_reference, name: string) => String(values[name]));
}

/** An illustration in a file of its own, which declares the colors that it uses in both schemes. */
export function withColors(
  svg: string,
  file: string,
  { light, dark }: Record<'light' | 'dark', Record<string, string>>,
): string {
  checkColors(svg, file, Object.keys(light));
  const names = colorNames(svg);
  // Short, because they are part of what visitors load.
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

/** The colors that an illustration names, each once. */
function colorNames(svg: string): string[] {
  return [...new Set([...svg.matchAll(colorReference)].map(([, name = '']) => name))];
}

function checkColors(svg: string, file: string, known: string[]): void {
  const unknown = colorNames(svg).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const [similar] = known.sort((a, b) => distance(a, unknown) - distance(b, unknown));
  throw new Error(
    `${file}: there is no color "${unknown}". Did you mean "${similar}"? The colors are in src/theme.`,
  );
}

/** How many characters to insert, delete or replace to make one name from the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + Number(letter.toLowerCase() !== other.toLowerCase());
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
