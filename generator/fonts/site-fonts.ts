import { fontSources, labelCharacters } from '../../src/theme/font-sources';
import { fontPackageFiles, type PackageFile } from './font-package';

/** A file of a font package, and the characters that the site takes from it. */
export type FontSubset = { source: string; characters: string };

/** The files of each font. The first has the characters that every site needs. */
export type SiteFonts = Record<keyof typeof fontSources, FontSubset[]>;

/** A character outside ASCII, and the line of the content that has it. */
export type UsedCharacter = readonly [character: string, place: string];

type Choice = {
  fonts: SiteFonts;
  /** For the owner: characters that the fonts lack. */
  warnings: string[];
};

/**
 * Chooses the font files that have the characters of the content.
 *
 * All letters of a word should come from one font. So if the text font lacks a Latin letter that
 * the display font has, all text is set in the display font.
 */
export async function chooseFonts(used: readonly UsedCharacter[]): Promise<Choice> {
  const displayFiles = await fontPackageFiles(fontSources.display.package);
  const textFiles = await fontPackageFiles(fontSources.text.package);

  const inNeither = missingFrom([...displayFiles, ...textFiles], used);
  const onlyInDisplay = missingFrom(textFiles, used).filter(
    (entry) => /\p{Script=Latin}/u.test(entry[0]) && !inNeither.includes(entry),
  );
  const filesForText = onlyInDisplay.length > 0 ? displayFiles : [...textFiles, ...displayFiles];
  const characters = new Set([...labelCharacters, ...used.map(([character]) => character)]);
  return {
    fonts: {
      display: distribute(characters, displayFiles),
      text: distribute(characters, filesForText),
    },
    warnings: [...warnMissing(inNeither), ...warnReplacedFont(onlyInDisplay)],
  };
}

function missingFrom(files: readonly PackageFile[], used: readonly UsedCharacter[]) {
  return used.filter(([character]) => !files.some(({ has }) => has(character)));
}

function distribute(characters: ReadonlySet<string>, files: readonly PackageFile[]): FontSubset[] {
  const rest = new Set(characters);
  return files.flatMap(({ source, has }) => {
    const found = [...rest].filter(has);
    for (const character of found) rest.delete(character);
    return found.length > 0 ? [{ source, characters: found.join('') }] : [];
  });
}

function warnMissing(entries: readonly UsedCharacter[]): string[] {
  return quoteByPlace(entries).map(
    ([place, quoted]) =>
      `${place}: the site's fonts do not have ${quoted}. Pages show it in another font of the visitor's device, and preview images leave it out.`,
  );
}

function warnReplacedFont(entries: readonly UsedCharacter[]): string[] {
  const { display, text } = fontSources;
  return quoteByPlace(entries).map(
    ([place, quoted]) =>
      `${place}: the font ${text.name} does not have ${quoted}, so all text is in ${display.name}.`,
  );
}

/** Each place with its characters: `"Ł", "ő"`. */
function quoteByPlace(entries: readonly UsedCharacter[]): [place: string, quoted: string][] {
  const places = new Map<string, string[]>();
  for (const [character, place] of entries) {
    places.set(place, [...(places.get(place) ?? []), `"${character}"`]);
  }
  return [...places].map(([place, quoted]) => [place, quoted.join(', ')]);
}
