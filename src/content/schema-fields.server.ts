/**
 * The field types that the content schema uses. Each has a description and an example, which editors
 * show, and which `build/content/describe-issue.ts` adds to messages: "555" is not a phone number. Example: …
 */
import { z } from 'zod';

/** Rejects unknown fields, so a typo in an optional field is an error. */
export const strictObject = z.strictObject;

function withExample<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: unknown,
) {
  return schema.meta({ description, examples: [example] });
}

/** Plain text of at most `max` characters. */
export function text(max: number, example: string) {
  return withExample(z.string().min(1).max(max).superRefine(plainText), 'text', example);
}

/** What plain text must not contain, and what to say about it. */
const textMistakes: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /\n/,
    () =>
      'This text has more than one paragraph: join its lines, or start it with >- and indent the lines below',
  ],
  [/^\s|\s$|\t/, () => 'This text begins or ends with a space, or contains a tab: remove it'],
  [
    /^[“”„‘].*[“”’]$/,
    () => 'This text is in curly quotes, which visitors would see: use straight quotes (") or none',
  ],
  [
    /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i,
    (entity) =>
      `This text contains "${entity}", which visitors would see as is: type the character itself, for example & instead of &amp;`,
  ],
  [
    /<\/?[a-z][^>]*>?/i,
    (tag) => `This text contains "${tag}", which visitors would see as is: use plain text`,
  ],
  [
    /\{[^{}]*\}/,
    (placeholder) =>
      `There is no placeholder ${placeholder}. You can use {company}, {city}, {place}, {address}, {phone}, {hrEmail} and {site}; in company.yaml, only {site}`,
  ],
  [
    /\b(lorem|ipsum|todo|tbd|xxx)\b/i,
    (word) => `This text contains "${word}", which looks unfinished`,
  ],
];

function plainText(value: string, context: z.RefinementCtx) {
  for (const [pattern, message] of textMistakes) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) context.addIssue({ code: 'custom', message: message(found) });
  }
}

export function pattern(regex: RegExp, description: string, example: string) {
  return withExample(z.string().regex(regex), description, example);
}

export const date = withExample(
  z.iso.date(),
  'a calendar date written year-month-day',
  '2026-11-21',
);

/** Longer addresses do not fit the page's narrow columns. */
export const email = withExample(z.email().max(50), 'an email address', 'info@example.com');

export const url = withExample(
  z.url({ protocol: /^https$/, hostname: /\./, abort: true }),
  'a web address that starts with https://',
  'https://www.example.com',
);

export const phone = pattern(/^\(\d{3}\) \d{3}-\d{4}$/, 'a US phone number', '(630) 123-4567');

export function wholeNumber(description: string, min: number, max: number, example: number) {
  const range = `${description} from ${min} to ${max}, in digits only`;
  return withExample(z.int().min(min).max(max), range, example);
}

export function oneOf<const Name extends string>(description: string, names: [Name, ...Name[]]) {
  return withExample(z.enum(names), `${description} (${names.join(', ')})`, names[0]);
}

/** Names of illustrations in `src/pages/home/card-illustrations.ts`. */
export function icon<const Name extends string>(...names: [Name, ...Name[]]) {
  return oneOf('the name of an icon', names);
}

/** A list without duplicates. */
export function listOf<Entry extends z.ZodType>(
  entry: Entry,
  description: string,
  example: string,
) {
  return withExample(z.array(entry).superRefine(uniqueItems()), description, [example]);
}

export function sentences(min: number, max: number, example: string) {
  const list = z.array(text(300, example)).min(min).max(max).superRefine(uniqueItems());
  return withExample(list, `a list of ${min} to ${max} sentences`, [example]);
}

/** A list of cards or links with a unique field `key`. */
export function listBy<Shape extends z.core.$ZodLooseShape>(
  key: keyof Shape & string,
  shape: Shape,
) {
  return z
    .array(strictObject(shape))
    .superRefine(uniqueItems(key))
    .meta({ description: `a list whose entries start with "- ${key}:"` });
}

/** Rejects entries that repeat an earlier one, ignoring case; objects are compared by one field. */
function uniqueItems(key?: string) {
  return (list: readonly unknown[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, entry] of list.entries()) {
      const value = String(key === undefined ? entry : (entry as Record<string, unknown>)[key]);
      if (seen.has(value.toLowerCase())) {
        const path = key === undefined ? [index] : [index, key];
        context.addIssue({ code: 'custom', path, message: `"${value}" is in this list twice` });
      }
      seen.add(value.toLowerCase());
    }
  };
}
