import { readFileSync } from 'node:fs';

import subsetFont from 'subset-font';

export type PackageFile = { source: string; has: (character: string) => boolean };

/** Read once, because the development server needs the packages after each edit of the content. */
const packages = new Map<string, Promise<PackageFile[]>>();

/** The files of a Fontsource package, each with a part of the font's characters. */
export function fontPackageFiles(name: string): Promise<PackageFile[]> {
  const files = packages.get(name) ?? readPackage(name);
  packages.set(name, files);
  return files;
}

function readPackage(name: string): Promise<PackageFile[]> {
  const directory = `@fontsource-variable/${name}`;
  const subsets = JSON.parse(
    readFileSync(require.resolve(`${directory}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  // "latin" comes first, because it has the characters of ASCII.
  const names = new Set(['latin', ...Object.keys(subsets)]);
  return Promise.all(
    Array.from(names, async (subset) => {
      const source = `${directory}/files/${name}-${subset}-wght-normal.woff2`;
      const codePoints = await readCodePoints(require.resolve(source));
      const has = (character: string) =>
        Array.from(character).every((part) => codePoints.has(Number(part.codePointAt(0))));
      return { source, has };
    }),
  );
}

async function readCodePoints(file: string): Promise<Set<number>> {
  const harfbuzz = await import('harfbuzzjs');
  const font = await subsetFont(readFileSync(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });
  return new Set(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font))).collectUnicodes());
}
