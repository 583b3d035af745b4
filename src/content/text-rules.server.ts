/** What no text on this site may contain, and the placeholders that it may. */

const factNames = ['company', 'place', 'city', 'address', 'phone', 'hrEmail', 'site'] as const;

/** Facts from company.yaml, by the names of their placeholders. That file itself has only `site`. */
export type Facts = Partial<Record<(typeof factNames)[number], string>>;

/** `{company}`, but not `${company}` and `{{company}}`, which are mistakes. */
const placeholder = new RegExp(String.raw`(?<![{$])\{(${factNames.join('|')})\}(?!\})`, 'g');

/** Replaces `{company}` by the company's name. The braces that it leaves are a mistake: `rules`. */
export function fillIn(text: string, facts: Facts): string {
  return text.replaceAll(placeholder, (whole, name: keyof Facts) => facts[name] ?? whole);
}

/** Letters that are joined to one character, such as ﬁ. Text from a PDF often has them. */
const ligatures = /[\ufb00-\ufb06]/g;

/**
 * Combines each letter with its accent, separates ligatures, and removes double, leading and
 * trailing spaces.
 */
export function tidy(text: string): string {
  const composed = text.normalize('NFC');
  const separated = composed.replaceAll(ligatures, (ligature) => ligature.normalize('NFKC'));
  return separated.replaceAll(/ +/g, ' ').trim();
}

/** UTF-8 that a program has read as Windows-1252: `Ã±`, `Â°`, `â€™`, `Å‚`, `ðŸ˜€`. */
const encodedTwice = /[ÂÃÄÅÐÑ][\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|Ã[…‘’“”–—]|â[€‚].?|ðŸ|ï[¿»]./u;

/**
 * Spaces other than the usual one, such as no-break spaces from a word processor. After the letters
 * of `encodedTwice`, they are a part of that mistake, which the author should hear of.
 */
const otherSpaces = /(?<![ÂÃÄÅÐÑ])(?! )\p{Zs}/gu;

/**
 * Characters without a shape, such as soft hyphens and zero-width spaces, but not the joiners in
 * emoji (👩🏽‍💻) and what belongs to `encodedTwice`.
 */
const invisible =
  /(?<![ÂÃÄÅÐÑ]|\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?=[\ufe0e\ufe0f\u200d]))\p{Default_Ignorable_Code_Point}/gu;

/** Repairs what authors cannot see, often in pasted text, and what would break searches. */
export function removeInvisible(text: string): string {
  return text.replaceAll(otherSpaces, ' ').replaceAll(invisible, '');
}

/** Tabs and other controls, line separators, and private use, such as bullets from Word. */
const notText = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

type WrongCharacter = {
  /** Where it is in the text. */
  index: number;
  message: string;
};

export function findWrongCharacter(text: string): WrongCharacter | undefined {
  const wronglyEncoded = encodedTwice.exec(text);
  if (wronglyEncoded) {
    const message = `"${wronglyEncoded[0]}" was saved in one encoding and opened in another. Type it again: ñ instead of Ã±, an apostrophe instead of â€™`;
    return { index: wronglyEncoded.index, message };
  }
  const symbol = notText.exec(text);
  if (symbol) {
    const codePoint = symbol[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const message = `This line contains the character U+${codePoint}. Tabs, control characters and symbols of a single font are mistakes. Delete it, and type a space or the text again`;
    return { index: symbol.index, message };
  }
  return undefined;
}

/** Words in bold, written as they should be: `**Review code**`. */
const leadWords = /(?<![\w*])\*\*([^\s*]|[^\s*][^*]*[^\s*])\*\*(?![\w*])/g;

const url = /https?:\/\/[^\s)]+/g;

type TextOptions = {
  /** Whether words of the text can be in bold (lead-words.ts). */
  canHaveLeadWords: boolean;
};

/** The first mistake in a text whose placeholders are filled in. */
export function findTextMistake(
  text: string,
  { canHaveLeadWords }: TextOptions,
): string | undefined {
  const wrongCharacter = findWrongCharacter(text);
  if (wrongCharacter) return wrongCharacter.message;
  if (text.includes('\n')) return 'This text has more than one paragraph. Join its lines';

  const withoutBold = canHaveLeadWords ? text.replaceAll(leadWords, '$1') : text;
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
const isMarkdown = `is Markdown, ${asItIs}. Only in duties and requirements, words between ** and ** are in bold`;

type Rule = {
  pattern: RegExp;
  /** Follows what the pattern has found: `"[City]" looks unfinished`. */
  problem: string;
};

const noWords: Rule = { pattern: /^[^\p{L}\p{N}]*$/u, problem: 'has no words' };

/** Braces that `fillIn` has left. */
const unknownPlaceholder: Rule = {
  pattern: /\$?\{+[^{}]*\}*|\}+/,
  problem: `is not a placeholder, or not one for this file. There are ${placeholderNames}; company.yaml can use only {site}`,
};

/** Tags, comments and entities, but not `List<T>` and `R&D;`. */
const html: Rule = {
  pattern: /(?<!\w)<[a-z][^<>]*>|<[/!]|<br\b|&(#\w+|[a-z]{2,}\d*);/i,
  problem: `is HTML, ${asItIs}`,
};

/** `# `, `> `, `- `, `• ` or `1. ` at the start. */
const listMark: Rule = {
  pattern: /^(#{1,6}|>|[-*+•·▪◦–—]|\d{1,2}[.)])\s/,
  problem: `is the mark of a list or of Markdown, ${asItIs}`,
};

/** `[words](address)` */
const markdownLink: Rule = { pattern: /\[[^\]]*\]\(/, problem: isMarkdown };

/** Bold, italic, struck out or code, but not `2 * 3 * 4` and `snake_case_name`. */
const markdownStyle: Rule = {
  pattern: /\*\*|~~|`|(?<!\w)([*_]{1,3})[^\s*_][^*_]*(?<=\S)\1(?!\w)/,
  problem: isMarkdown,
};

/** Around the whole text, or one that is left at its end, but not the inches of `10"`. */
const quotationMarks: Rule = {
  pattern: /^([“”„][^“”„]*[“”]|‘[^‘]*’|[^"]*[^\d\s"]")$/,
  problem:
    'has quotation marks that visitors would see. Put the whole text in straight quotes ("), or in none',
};

const unfinishedText: Rule = {
  pattern: /\b(TODO|TBA|TBD|FIXME|[Ll]orem)\b|\?\?\?/,
  problem: 'looks unfinished',
};

/** Not every text in brackets: a quote can have them, as in "[The team] listened." */
const bracketedPrompt: Rule = {
  pattern: new RegExp(
    String.raw`\[(${factNames.join('|')}|add|enter|insert|name|title|your)\b[^\]]*\]`,
    'i',
  ),
  problem: `looks unfinished. Write the text itself, or one of ${placeholderNames}`,
};

const wordForNothing: Rule = {
  pattern: /^(n\/a|none|null|tba|tbd|todo|undefined|xxx+)\.?$/i,
  problem:
    'looks unfinished. Write a text, leave out the field if it is optional, or write [] for an empty list',
};

/** Only after four lowercase letters, because "Washington, D.C. – Remote" is one entry. */
const secondEntry: Rule = {
  pattern: /(?<=\p{Ll}{4})[.;] [-–—•·*] \p{Lu}.*/u,
  problem: 'seems to be a second entry. Start it on a line of its own',
};

/** The first that finds something is reported. */
const rules: readonly Rule[] = [
  noWords,
  unknownPlaceholder,
  html,
  listMark,
  markdownLink,
  markdownStyle,
  quotationMarks,
  unfinishedText,
  bracketedPrompt,
  wordForNothing,
  secondEntry,
];
