/** What no text on this site may contain, and the placeholders that it may. */

/** Facts from company.yaml, by the names of their placeholders. */
export type Facts = Record<(typeof factNames)[number], string>;

export const factNames = [
  'company',
  'place',
  'city',
  'address',
  'phone',
  'hrEmail',
  'site',
] as const;

/** `{company}`, but not `${company}` and `{{company}}`, which are mistakes. */
const placeholder = new RegExp(String.raw`(?<![{$])\{(${factNames.join('|')})\}(?!\})`, 'g');

/** Replaces `{company}` by the company's name. The braces that it leaves are a mistake: `rules`. */
export function fillIn(text: string, facts: Facts): string {
  return text.replaceAll(placeholder, (_whole, name: keyof Facts) => facts[name]);
}

/** No-break spaces from a word processor, line separators and the like. */
const otherSpaces = /(?! )[\p{Zs}\p{Zl}\p{Zp}]/gu;

/** Soft hyphens, zero-width spaces, marks of direction and word joiners. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** They look like a hyphen, but searches and fonts do not know them. */
const otherHyphens = /[\u2010\u2011]/g;

/** Letters that are joined to one character, such as ﬁ. Text from a PDF often has them. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Repairs what authors cannot see, often in pasted text, and what would break searches. */
export function repairPastedText(text: string): string {
  return text
    .replaceAll(otherSpaces, ' ')
    .replaceAll(invisible, '')
    .replaceAll(otherHyphens, '-')
    .replaceAll(ligatures, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC'); // combines each letter with its accent
}

/** UTF-8 that a program has read as Windows-1252: `Ã±`, `Â°`, `â€™`, `Å‚`, `ðŸ˜€`. */
const encodedTwice = /[ÂÃÄÅÐÑ][\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|Ã[…‘’“”–—]|â[€‚].?|ðŸ|ï[¿»]./u;

/** Control characters, and private use, such as bullets from Word. */
const notText = /(?![\n\t])[\p{Cc}\p{Co}]/u;

/** What no repair can guess. */
export function findWrongCharacter(text: string): { index: number; message: string } | undefined {
  const lostLetter = text.indexOf('\ufffd');
  if (lostLetter !== -1) {
    const message =
      'A letter in this line is not in UTF-8. In Notepad, choose File > Save as > Encoding: UTF-8; in VS Code, click the encoding at the bottom right > Save with Encoding > UTF-8';
    return { index: lostLetter, message };
  }
  const wronglyEncoded = encodedTwice.exec(text);
  if (wronglyEncoded) {
    const message = `"${wronglyEncoded[0]}" was saved in one encoding and opened in another. Type it again: ñ instead of Ã±, an apostrophe instead of â€™`;
    return { index: wronglyEncoded.index, message };
  }
  const symbol = notText.exec(text);
  if (symbol) {
    const codePoint = symbol[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const message = `This line contains the character U+${codePoint}, which is not a letter. Delete it, and type the text again`;
    return { index: symbol.index, message };
  }
  return undefined;
}

/** Words in bold, written as they should be: `**Review code**`. */
const boldWords = /(?<![\w*])\*\*([^\s*]|[^\s*][^*]*[^\s*])\*\*(?![\w*])/g;

const url = /https?:\/\/[^\s)]+/g;

type TextOptions = {
  /** Whether words of the text can be in bold (bold-words.ts). */
  canHaveBoldWords: boolean;
};

/** The first mistake in a text whose placeholders are filled in. */
export function findTextMistake(
  text: string,
  { canHaveBoldWords }: TextOptions,
): string | undefined {
  const withoutBold = canHaveBoldWords ? text.replaceAll(boldWords, '$1') : text;
  // A URL can contain what would be a mistake elsewhere.
  const words = withoutBold.replaceAll(url, 'https:');
  for (const { pattern, problem } of rules) {
    const found = pattern.exec(words);
    if (found) return `"${found[0]}" ${problem}`;
  }
  return undefined;
}

const placeholderNames = factNames.map((name) => `{${name}}`).join(', ');
const asItIs = 'which visitors would see as it is. Write plain text';

/** The first that finds something is reported. */
const rules: readonly {
  pattern: RegExp;
  /** Follows what the pattern has found: `"[City]" looks unfinished`. */
  problem: string;
}[] = [
  // Braces that `fillIn` has left
  {
    pattern: /\$?\{+[^{}]*\}*|\}+/,
    problem: `is not a placeholder. There are ${placeholderNames}`,
  },
  // Tags, comments and entities, but not `List<T>` and `R&D;`
  {
    pattern: /(?<!\w)<[a-z][^<>]*>|<[/!]|<br\b|&(#\w+|[a-z]{2,}\d*);/i,
    problem: `is HTML, ${asItIs}`,
  },
  // `# `, `- `, `• ` or `1. ` at the start
  {
    pattern: /^(#{1,6}|>|[-*+•·▪◦–—]|\d{1,2}[.)])\s/,
    problem: `is the mark of a list or of Markdown, ${asItIs}`,
  },
  // A link, or bold, italic, struck out or code, but not `2 * 3 * 4` and `snake_case_name`
  {
    pattern: /\[[^\]]*\]\(|\*\*|~~|`|(?<!\w)([*_]{1,3})[^\s*_][^*_]*(?<=\S)\1(?!\w)/,
    problem: `is Markdown, ${asItIs}. Only in duties and requirements, words between ** and ** are in bold`,
  },
  // Not every text in brackets: a quote can have them, as in "[The team] listened."
  {
    pattern: new RegExp(
      String.raw`\[(${factNames.join('|')}|add|enter|insert|name|title|your)\b[^\]]*\]`,
      'i',
    ),
    problem: `looks unfinished. Write the text itself, or one of ${placeholderNames}`,
  },
  {
    pattern: /\b(TODO|TBA|TBD|FIXME|[Ll]orem)\b|\?\?\?|^([Nn]\/[Aa]|[Nn]one|[Nn]ull|xxx+)\.?$/,
    problem:
      'looks unfinished. Write a text, leave out the field if it is optional, or write [] for an empty list',
  },
];
