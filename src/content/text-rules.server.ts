/** The rules for texts: which placeholders they can contain, and what is a mistake in them. */

const factNames = ['company', 'place', 'city', 'address', 'phone', 'hrEmail', 'site'] as const;

/** Facts from company.yaml, by the names of their placeholders. */
export type Facts = Record<(typeof factNames)[number], string>;

/** Replaces each placeholder, such as `{company}`. Braces that are left are a mistake: see `rules`. */
export function fillIn(text: string, facts: Facts): string {
  return factNames.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => facts[name]),
    text,
  );
}

/** Words in bold, written as they should be: `**Review code**`, but not `** Review code**`. */
const boldWords = /(?<![\w*])\*\*([^\s*]|[^\s*][^*]*[^\s*])\*\*(?![\w*])/g;

/**
 * A URL can contain what would be a mistake elsewhere: `https://example.com/a_b_c`. This matches
 * `http://` and `https://` up to a space or a closing parenthesis, but not `www.example.com`.
 */
const urlPattern = /https?:\/\/[^\s)]+/g;

type TextOptions = {
  /** Whether words of the text can be in bold (bold-words.ts). */
  canHaveBoldWords: boolean;
};

/** Returns what is wrong first in a text whose placeholders are filled in. */
export function findTextMistake(
  text: string,
  { canHaveBoldWords }: TextOptions,
): string | undefined {
  const withoutBold = canHaveBoldWords ? text.replaceAll(boldWords, '$1') : text;
  const words = withoutBold.replaceAll(urlPattern, 'https:');
  for (const { pattern, problem } of rules) {
    const found = pattern.exec(words);
    if (found) return `"${found[0]}" ${problem}`;
  }
  return undefined;
}

const placeholderNames = factNames.map((name) => `{${name}}`).join(', ');
const asItIs = 'which visitors would see as it is. Write plain text';

type Rule = {
  pattern: RegExp;
  /** The end of a sentence that begins with the words found: `"TODO" looks unfinished`. */
  problem: string;
};

/** The rules in the order of their checks. Only the first one that a text breaks is reported. */
const rules: readonly Rule[] = [
  // It matches `{town}`, `{city` and `${`, which `fillIn` leaves, but not `$5` and `(city)`.
  {
    pattern: /\$?\{+[^{}]*\}*|\}+/,
    problem: `is not a placeholder. There are ${placeholderNames}`,
  },
  // It matches `<b>`, `</b>`, `<!--` and `&nbsp;`, but not `List<T>` and `R&D;`.
  {
    pattern: /(?<!\w)<[a-z][^<>]*>|<[/!]|<br\b|&(#\w+|[a-z]{2,}\d*);/i,
    problem: `is HTML, ${asItIs}`,
  },
  // It matches `# `, `- `, `• ` and `1. ` at the start of a text, but not `-5` and `2026. `.
  {
    pattern: /^(#{1,6}|>|[-*+•·▪◦–—]|\d{1,2}[.)])\s/,
    problem: `is the mark of a list or of Markdown, ${asItIs}`,
  },
  // It matches `[a](`, `**`, `*a*`, `_a_`, `~~` and a backtick, but not `2 * 3 * 4` and
  // `snake_case_name`.
  {
    pattern: /\[[^\]]*\]\(|\*\*|~~|`|(?<!\w)([*_]{1,3})[^\s*_][^*_]*(?<=\S)\1(?!\w)/,
    problem: `is Markdown, ${asItIs}. Only in duties and requirements, words between ** and ** are in bold`,
  },
  // It matches `[City]` and `[insert name]`, but not `[The team] listened.`, as a quote can have it.
  {
    pattern: new RegExp(
      String.raw`\[(${factNames.join('|')}|add|enter|insert|name|title|your)\b[^\]]*\]`,
      'i',
    ),
    problem: `looks unfinished. Write the text itself, or one of ${placeholderNames}`,
  },
  // It matches `TODO`, `lorem` and `???`, and `n/a`, `None` and `xxx` if there is nothing else, but not
  // `None of them`.
  {
    pattern: /\b(TODO|TBA|TBD|FIXME|[Ll]orem)\b|\?\?\?|^([Nn]\/[Aa]|[Nn]one|[Nn]ull|xxx+)\.?$/,
    problem:
      'looks unfinished. Write a text, leave out the field if it is optional, or write [] for an empty list',
  },
];
