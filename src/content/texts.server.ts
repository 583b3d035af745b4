/** What is done to texts in the content, and what is a mistake in them. */

const placeholderNames = ['company', 'city', 'place', 'address', 'phone', 'hrEmail'] as const;

/** What placeholders, such as `{city}`, stand for. */
export type Facts = Record<(typeof placeholderNames)[number], string>;

/** Fills in placeholders, sets quotation marks, and makes one space of several and of line breaks. */
export function finishText(text: string, facts: Facts | undefined): string {
  const filled = facts ? fillIn(text, facts) : text;
  return withTypographicQuotes(filled.replaceAll(/\s+/g, ' ').trim());
}

/** Braces that are left are a mistake: see `rules`. */
function fillIn(text: string, facts: Facts): string {
  return placeholderNames.reduce(
    (filled, name) => filled.replaceAll(`{${name}}`, () => facts[name]),
    text,
  );
}

/** Matches `o'neill@firm.example` and `https://firm.example/it's`, but not `firm.example`. */
const emailOrUrl = /(\S+@\S+|https?:\S+)/;

/**
 * Sets straight apostrophes and quotation marks as printers do, except in email addresses and URLs:
 * `"Don't"` → `“Don’t”`. Feet and inches stay as they are.
 */
export function withTypographicQuotes(text: string): string {
  const parts = text.split(emailOrUrl).map((part, index) => {
    const isAddress = index % 2 === 1;
    if (isAddress) return part;
    // The patterns match `"no"`, `'no'`, and the apostrophes of `client's` and `'90s`, but not feet and
    // inches: `6' 2"`.
    return part
      .replaceAll(/(?<![\p{L}\d])"([^"]+)"/gu, '“$1”')
      .replaceAll(/(?<![\p{L}\d])'([^']+)'(?!\p{L})/gu, '‘$1’')
      .replaceAll(/(?<=\p{L})'|(?<!\d)'(?=\d)/gu, '’');
  });
  return parts.join('');
}

/** Returns what is wrong first in a text whose placeholders are filled in. */
export function findTextMistake(text: string): string | undefined {
  for (const { pattern, problem } of rules) {
    const found = pattern.exec(text);
    if (found) return `"${found[0]}" ${problem}`;
  }
  return undefined;
}

const placeholders = placeholderNames.map((name) => `{${name}}`).join(', ');

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
    problem: `is not a placeholder. There are ${placeholders}`,
  },
  // It matches `[City]` and `[insert name]`, but not `[The team] listened.`, as a quote can have it.
  {
    pattern: /\[(city|company|address|phone|add|enter|insert|name|title|your)\b[^\]]*\]/i,
    problem: `looks unfinished. Write the text itself, or one of ${placeholders}`,
  },
  // It matches `TODO`, `lorem` and `???`, and `n/a`, `None` and `xxx` if there is nothing else, but not
  // `None of them`.
  {
    pattern: /\b(TODO|TBA|TBD|FIXME|[Ll]orem)\b|\?\?\?|^([Nn]\/[Aa]|[Nn]one|[Nn]ull|xxx+)\.?$/,
    problem:
      'looks unfinished. Write a text, leave out the field if it is optional, or write [] for an empty list',
  },
];
