/** Characters that nobody can see, and characters that are left when a text was damaged. */

/**
 * Spaces other than the ordinary one, for example no-break spaces from word processors. They look like it,
 * but neither a search for the words nor a mail filter would match them. `encodedTwice` reports those after
 * Â and Ã, which belong to a damaged letter.
 */
const otherSpaces = /(?<![ÂÃ])[^\S\n\r\t\u2028\u2029\u0085\v\f\ufeff ]/g;

/**
 * Zero-width spaces, soft hyphens, direction marks and the like, except those that make up an emoji. No text
 * of this site needs them, and nobody can see that they are there.
 */
const unseen =
  /(?<!\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)\u200d|(?<![ÂÃ])(?!\u200d|\ufe0e|\ufe0f|\ufeff|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/** `fi` and the like as one character, as copied from a PDF. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Fast path: none of these occur in ASCII. */
const ascii = /^[\n -~]*$/;

/** The text with what nobody can see removed, and letters with accents as one character each (NFC). */
export function withoutUnseen(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .replaceAll(unseen, '')
    .replaceAll(otherSpaces, ' ')
    .replaceAll(ligatures, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');
}

/** The same with single spaces, and none at the ends. */
export function tidyText(text: string): string {
  return withoutUnseen(text)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ \n]+|[ \n]+$/g, '');
}

/** Controls except tabs and line ends; line separators; lone surrogates; private use; noncharacters. */
const damage =
  /[^\P{Cc}\t\n\r]|[\u2028\u2029\ufeff\ufffd]|\p{Cs}|\p{Co}|\p{Noncharacter_Code_Point}/gu;

/** UTF-8 that was read as Windows-1252: `Ã±`, `Â°`, `â€™`, `Å‚`, `ðŸ˜€`. */
const encodedTwice =
  /[ÃÄÅÐÑ][\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|Ã[…‘’“”–—]|Â[\u00a0-\u00bf]|â€.?|â‚¬|ðŸ\S*|ï¿½/g;

const characterNames: Record<string, string> = {
  '\0': 'NUL',
  '\v': 'a line break from a word processor',
  '\f': 'a page break',
  '\u0085': 'a line break from a mainframe',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\ufeff': 'a byte order mark, which is left when two files are joined',
  '\ufffd': 'what is left of a letter that was lost when the text was saved or copied',
};

export type FoundCharacter = { offset: number; message: string };

/** The places where a text is damaged. */
export function findDamage(text: string): FoundCharacter[] {
  if (ascii.test(text)) return [];
  const characters = [...text.matchAll(damage)].map(({ index, 0: character }) => ({
    offset: index,
    message: `This text contains the character ${codePoint(character)}, ${characterName(character)}. Delete what is there, and type it again`,
  }));
  const sequences = [...text.matchAll(encodedTwice)].map(({ index, 0: found }) => ({
    offset: index,
    message: `This text contains "${found}", which is left when a letter or a sign was saved in one encoding and opened in another. Type it again: ñ instead of Ã±, an apostrophe instead of â€™`,
  }));
  return [...characters, ...sequences].sort((a, b) => a.offset - b.offset);
}

/** `U+000B` */
function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}

function characterName(character: string): string {
  if (/\p{Co}/u.test(character)) return 'a sign that only one font has, often a bullet from Word';
  if (/\p{Cs}/u.test(character)) return 'half of an emoji';
  return characterNames[character] ?? 'which is not for text';
}
