/** What no text on this site may contain, and the placeholders that it may. */

const factNames = ['company', 'place', 'city', 'address', 'phone', 'hrEmail', 'site'] as const;

/** From company.yaml. That file itself can use only `site`. */
export type Facts = Partial<Record<(typeof factNames)[number], string>>;

const placeholder = new RegExp(String.raw`(?<![{$])\{(${factNames.join('|')})\}(?!\})`, 'g');

/** Replaces `{company}` by the company's name. What it leaves is a mistake: see `rules`. */
export function fillIn(text: string, facts: Facts): string {
  return text.replaceAll(placeholder, (whole, name: keyof Facts) => facts[name] ?? whole);
}

/** `fi` and other letters that are one character, often in text from a PDF. */
const ligatures = /[\ufb00-\ufb06]/g;

/**
 * Combines each letter with its accent, separates ligatures, and removes double, leading and
 * trailing spaces.
 */
export function tidy(text: string): string {
  const letters = text.normalize().replaceAll(ligatures, (ligature) => ligature.normalize('NFKC'));
  return letters.replaceAll(/ +/g, ' ').trim();
}

/** UTF-8 that a program has read as Windows-1252: `Ã±`, `Â°`, `â€™`, `Å‚`, `ðŸ˜€`. */
const encodedTwice = /[ÂÃÄÅÐÑ][\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|Ã[…‘’“”–—]|â[€‚].?|ðŸ|ï[¿»]./u;

/** Such as no-break spaces from a word processor. After these letters, see `encodedTwice`. */
const otherSpaces = /(?<![ÂÃÄÅÐÑ])(?! )\p{Zs}/gu;

/** Such as soft hyphens and zero-width spaces, but not the joiners in emoji: 👩🏽‍💻. */
const invisible =
  /(?<![ÂÃÄÅÐÑ]|\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?=[\ufe0e\ufe0f\u200d]))\p{Default_Ignorable_Code_Point}/gu;

/** Removes what authors cannot see, often from pasted text, which would break searches. */
export function removeInvisible(text: string): string {
  return text.replaceAll(otherSpaces, ' ').replaceAll(invisible, '');
}

/** Tabs and other controls, line separators, and private use, such as bullets from Word. */
const notText = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

export function findWrongCharacter(text: string): { index: number; message: string } | undefined {
  const twice = encodedTwice.exec(text);
  if (twice) {
    const message = `"${twice[0]}" was saved in one encoding and opened in another. Type it again: ñ instead of Ã±, an apostrophe instead of â€™`;
    return { index: twice.index, message };
  }
  const found = notText.exec(text);
  if (!found) return undefined;
  const codePoint = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const message = `This line contains the character U+${codePoint}. Tabs, control characters and symbols of a single font are mistakes. Delete it, and type a space or the text again`;
  return { index: found.index, message };
}

const placeholderNames = factNames.map((name) => `{${name}}`).join(', ');
const asItIs = 'which visitors would see as it is. Write plain text';
const markdown = `is Markdown, ${asItIs}. Only in duties and requirements, words between ** and ** are in bold`;

/** What is wrong with the text that a pattern matches. The first match is reported. */
const rules: [pattern: RegExp, problem: string][] = [
  [/^[^\p{L}\p{N}]*$/u, 'has no words'],
  [
    /\$?\{+[^{}]*\}*|\}+/,
    `is not a placeholder, or not one for this file. There are ${placeholderNames}; company.yaml can use only {site}`,
  ],
  [/(?<!\w)<[a-z][^<>]*>|<[/!]|<br\b|&(#\w+|[a-z]{2,}\d*);/i, `is HTML, ${asItIs}`],
  [/^(#{1,6}|>|[-*+•·▪◦–—]|\d{1,2}[.)])\s/, `is the mark of a list or of Markdown, ${asItIs}`],
  [/\[[^\]]*\]\(/, markdown],
  [/\*\*|~~|`|(?<!\w)([*_]{1,3})[^\s*_][^*_]*(?<=\S)\1(?!\w)/, markdown],
  [
    /^([“”„][^“”„]*[“”]|‘[^‘]*’|[^"]*[^\d\s"]")$/,
    'has quotation marks that visitors would see. Put the whole text in straight quotes ("), or in none',
  ],
  [/\b(TODO|TBA|TBD|FIXME|[Ll]orem)\b|\?\?\?/, 'looks unfinished'],
  // Not every text in brackets: a quote can have them, as in "[The team] listened."
  [
    new RegExp(
      String.raw`\[(${factNames.join('|')}|add|enter|insert|name|title|your)\b[^\]]*\]`,
      'i',
    ),
    `looks unfinished. Write the text itself, or one of ${placeholderNames}`,
  ],
  [
    /^(n\/a|none|null|tba|tbd|todo|undefined|xxx+)\.?$/i,
    'looks unfinished. Write a text, leave out the field if it is optional, or write [] for an empty list',
  ],
  // After at least four lowercase letters, because "Washington, D.C. – Remote" is one entry.
  [
    /(?<=\p{Ll}{4})[.;] [-–—•·*] \p{Lu}.*/u,
    'seems to be a second entry. Start it on a line of its own',
  ],
];

/** Well-formed lead words: `**Review code**` */
const markedWords = /(?<![\w*])\*\*([^\s*]|[^\s*][^*]*[^\s*])\*\*(?![\w*])/g;

/** The first mistake in a text whose placeholders are filled in. */
export function findTextMistake(text: string, leadWords: boolean): string | undefined {
  const wrongCharacter = findWrongCharacter(text);
  if (wrongCharacter) return wrongCharacter.message;
  if (text.includes('\n')) return 'This text has more than one paragraph. Join its lines';
  const plain = leadWords ? text.replaceAll(markedWords, '$1') : text;
  // A URL can contain anything.
  const words = plain.replaceAll(/https?:\/\/[^\s)]+/g, 'https:');
  for (const [pattern, problem] of rules) {
    const found = pattern.exec(words)?.[0];
    if (found !== undefined) return `"${found}" ${problem}`;
  }
}
