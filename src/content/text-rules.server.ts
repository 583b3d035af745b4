/** The rules for texts: which placeholders they can contain, and what is a mistake in them. */

const placeholderNames = ['company', 'city', 'place', 'address', 'phone', 'hrEmail'] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

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
  // It matches `{town}`, `{city` and `${`, which `fillIn` (placeholders.server.ts) leaves, but not `$5` and `(city)`.
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
