/** Facts from company.yaml that text can refer to. company.yaml itself can use only `site`. */
const names = ['company', 'place', 'city', 'address', 'phone', 'hrEmail', 'site'] as const;

export type Placeholders = Readonly<Partial<Record<(typeof names)[number], string>>>;

const correct = new RegExp(String.raw`(?<![\w{}$,;])\{(${names.join('|')})\}(?![\w{}])`, 'g');

/** Matches correct placeholders and attempts at one. */
const attempt = new RegExp(
  String.raw`\$?\{+[ \w]*\}+|\$?\{+ *\w*|\w*\}+|[[<%](${names.join('|')})[\]>%]`,
  'gi',
);

/** Replaces `{company}` by the company's name. */
export function fillIn(text: string, placeholders: Placeholders): string {
  return text.replaceAll(correct, (whole, name: keyof Placeholders) => placeholders[name] ?? whole);
}

/**
 * Finds the first placeholder with a mistake: `{company`, `[company]`, `{{company}}`,
 * `{city}{place}`.
 */
export function findPlaceholderMistake(
  text: string,
): { found: string; message: string } | undefined {
  const isCorrect = new Set([...text.matchAll(correct)].map(({ index }) => index));
  for (const { index, 0: found } of text.matchAll(attempt)) {
    if (!isCorrect.has(index)) return { found, message: explain(found) };
  }
}

function explain(found: string): string {
  const word = found.replaceAll(/\W/g, '');
  const name = names.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (found === `{${name}}`) {
    return `Put a space or a punctuation mark between ${found} and the word next to it. Example: {company} in {place}`;
  }
  if (name !== undefined) return `Visitors would see "${found}" literally. Write {${name}}`;
  return `There is no placeholder ${found}. You can use ${names.map((known) => `{${known}}`).join(', ')}`;
}
