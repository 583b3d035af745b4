/** Removes invisible characters and finds mis-decoded ones (mojibake). */

/**
 * Spaces that look ordinary but defeat searches and mail filters, for example no-break spaces from
 * word processors. After Â and Ã they belong to a corrupt letter, which `mojibake` finds.
 */
const nonStandardSpaces = /(?<![ÂÃ])[^\S\n\r\t\u2028\u2029\u0085\v\f\ufeff ]/g;

/** A zero-width joiner outside an emoji sequence such as 👩‍💻, where it is invisible and useless. */
const joinerOutsideEmoji = /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)\u200d/gu;

/** Parts of emoji sequences, and the byte order mark, which `corruptCharacters` reports. */
const allowedIgnorables = String.raw`\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|\ufeff`;

/**
 * Zero-width spaces, soft hyphens, direction marks and the like, which no text on this site needs.
 */
const invisible = new RegExp(
  String.raw`(?<![ÂÃ])(?!${allowedIgnorables})\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** `fi` and other letter pairs encoded as one character, often copied from a PDF. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Fast path: none of the patterns in this file match plain ASCII. */
const ascii = /^[\n -~]*$/;

/** Removes invisible characters, and combines each letter with its accent (NFC). */
export function removeInvisible(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .replaceAll(joinerOutsideEmoji, '')
    .replaceAll(invisible, '')
    .replaceAll(nonStandardSpaces, ' ')
    .replaceAll(ligatures, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');
}

/** Like `removeInvisible`, but also removes double, leading and trailing spaces. */
export function normalizeText(text: string): string {
  return removeInvisible(text)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ \n]+|[ \n]+$/g, '');
}

/**
 * Controls except tabs and line ends; line separators; lone surrogates; private use; noncharacters.
 */
const corruptCharacters =
  /[^\P{Cc}\t\n\r]|[\u2028\u2029\ufeff\ufffd]|\p{Cs}|\p{Co}|\p{Noncharacter_Code_Point}/gu;

/** UTF-8 that a program has read as Windows-1252: `Ã±`, `Â°`, `â€™`, `Å‚`, `ðŸ˜€`. */
const mojibake =
  /[ÃÄÅÐÑ][\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|Ã[…‘’“”–—]|Â[\u00a0-\u00bf]|â€.?|â‚¬|ðŸ\S*|ï¿½/g;

const characterNames: Record<string, string> = {
  '\0': 'NUL',
  '\v': 'a line break from a word processor',
  '\f': 'a page break',
  '\u0085': 'a control character (NEL)',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\ufeff': 'a byte order mark, which is left when two files are joined',
  '\ufffd': 'what is left of a letter that was lost when the text was saved or copied',
};

type FoundCharacter = { offset: number; message: string };

export function findCorruption(text: string): FoundCharacter[] {
  if (ascii.test(text)) return [];
  const characters = [...text.matchAll(corruptCharacters)].map(({ index, 0: character }) => ({
    offset: index,
    message: `This text contains the character ${codePoint(character)}, ${characterName(character)}. Delete it and type it again`,
  }));
  const sequences = [...text.matchAll(mojibake)].map(({ index, 0: found }) => ({
    offset: index,
    message: `This text contains "${found}", a character that was saved in one encoding and opened in another. Type it again: ñ instead of Ã±, an apostrophe instead of â€™`,
  }));
  return [...characters, ...sequences].sort((a, b) => a.offset - b.offset);
}

/** `U+000B` */
function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

function characterName(character: string): string {
  if (/\p{Co}/u.test(character)) return 'a symbol from a single font, often a bullet from Word';
  if (/\p{Cs}/u.test(character)) return 'half of an emoji';
  return characterNames[character] ?? 'a control character';
}
