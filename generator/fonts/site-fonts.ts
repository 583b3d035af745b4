import { readFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import { fontSources, labelCharacters } from '../../src/theme/font-sources';

/** A file of a font's package, and the characters of the site that it shows. */
export type FontFile = { source: string; characters: string };

/** The files of each font. The first has the characters that every site needs. */
export type SiteFonts = Record<keyof typeof fontSources, FontFile[]>;

/** A character that is not in ASCII, and where the content has it. */
type UsedCharacter = readonly [character: string, place: string];

type PackageFile = { source: string; has: (character: string) => boolean };

/**
 * Chooses the font files that have the characters of the content.
 *
 * @returns `notes` tell the author about characters that the fonts lack
 */
export async function chooseFonts(
  used: readonly UsedCharacter[],
): Promise<{ fonts: SiteFonts; notes: string[] }> {
  const { display, text } = fontSources;
  const displayFiles = await packageFiles(display.package);
  const textFiles = await packageFiles(text.package);
  const missing = (files: readonly PackageFile[]) =>
    used.filter(([character]) => !files.some(({ has }) => has(character)));

  const inNeither = missing([...displayFiles, ...textFiles]);
  // A word has all its letters in one font: if the text's font lacks one, the other takes its place.
  const onlyInDisplay = missing(textFiles).filter(
    (entry) => /\p{Script=Latin}/u.test(entry[0]) && !inNeither.includes(entry),
  );
  const filesForText = onlyInDisplay.length > 0 ? displayFiles : [...textFiles, ...displayFiles];
  const characters = new Set([...labelCharacters, ...used.map(([character]) => character)]);
  return {
    fonts: {
      display: distribute(characters, displayFiles),
      text: distribute(characters, filesForText),
    },
    notes: [
      ...byPlace(inNeither).map(
        ([place, found]) =>
          `${place}: the site's fonts do not have ${found}. Pages show it in another font of the visitor's device, and preview images leave it out.`,
      ),
      ...byPlace(onlyInDisplay).map(
        ([place, found]) =>
          `${place}: the font ${text.name} does not have ${found}, so all text is in ${display.name}.`,
      ),
    ],
  };
}

/** Each character goes to the first file that has it. */
function distribute(characters: ReadonlySet<string>, files: readonly PackageFile[]): FontFile[] {
  const rest = new Set(characters);
  return files.flatMap(({ source, has }) => {
    const found = [...rest].filter(has);
    for (const character of found) rest.delete(character);
    return found.length > 0 ? [{ source, characters: found.join('') }] : [];
  });
}

/** Quotes the characters of each place. */
function byPlace(entries: readonly UsedCharacter[]): [place: string, found: string][] {
  const places = new Map<string, string[]>();
  for (const [character, place] of entries) {
    places.set(place, [...(places.get(place) ?? []), `"${character}"`]);
  }
  return [...places].map(([place, found]) => [place, found.join(', ')]);
}

const packages = new Map<string, Promise<PackageFile[]>>();

/** The files of a font's package. The development server asks for them often. */
function packageFiles(name: string): Promise<PackageFile[]> {
  const files = packages.get(name) ?? readPackage(name);
  packages.set(name, files);
  return files;
}

function readPackage(name: string): Promise<PackageFile[]> {
  const directory = `@fontsource-variable/${name}`;
  const subsets = JSON.parse(
    readFileSync(require.resolve(`${directory}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  // ASCII is in "latin".
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
  const { Blob, Face } = await import('harfbuzzjs');
  const font = await subsetFont(readFileSync(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });
  return new Set(new Face(new Blob(new Uint8Array(font))).collectUnicodes());
}
