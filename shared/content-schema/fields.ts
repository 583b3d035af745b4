/**
 * Field types of the content schema. Each has a description and an example, which editors show and
 * `generator/yaml/describe-issue.ts` adds to messages: "555" is not a phone number. Example: …
 */
import { z } from 'zod';

import { withoutMarks } from '../lead-words';
import { findLeadWordsMistake } from './lead-words-mistake';
import { findTextMistake } from './plain-text';

type TextRule = { regex: RegExp; message: string };

type PatternOptions = {
  description: string;
  example: string;
  /** In characters. */
  maxLength?: number;
};

type SentencesOptions = {
  min: number;
  max: number;
  example: string;
  /** Whether words can be marked as bold. */
  leadWords?: boolean;
};

type ListByOptions = {
  min?: number;
  max?: number;
  /** The word for the entries in messages. */
  entries?: string;
};

export function withExample<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: unknown,
) {
  return schema.meta({ description, examples: [example] });
}

/** Says what a field is for. Editors show it; messages about mistakes do not. */
export function about<Schema extends z.ZodType>(meaning: string, schema: Schema): Schema {
  return schema.meta({ ...schema.meta(), title: meaning });
}

/**
 * @param max in characters
 * @param rule an additional condition
 */
export function text(max: number, example: string, rule?: TextRule) {
  return checkedText(plainText, max, example, rule);
}

/** Like `text`, but words can be marked as bold: shared/lead-words.ts. */
export function textWithLeadWords(max: number, example: string, rule?: TextRule) {
  return checkedText(plainTextWithLeadWords, max, example, rule);
}

function checkedText(
  check: (value: string, context: z.RefinementCtx) => void,
  max: number,
  example: string,
  rule?: TextRule,
) {
  const schema = z.string().min(1).max(max).superRefine(check);
  const checked = rule
    ? schema.refine((value) => rule.regex.test(value), {
        error: `${rule.message}. Example: ${example}`,
      })
    : schema;
  return withExample(checked, 'text', example);
}

/** For text that cannot be a number alone. */
export const withWord: TextRule = {
  regex: /\p{L}.*\p{L}/u,
  message: 'This text has no words',
};

function plainText(value: string, context: z.RefinementCtx) {
  const mistake = findTextMistake(value);
  if (!mistake) return;
  const { found, message } = mistake;
  context.addIssue({ code: 'custom', message, params: { found } });
}

function plainTextWithLeadWords(value: string, context: z.RefinementCtx) {
  const message = findLeadWordsMistake(value);
  if (message === undefined) plainText(withoutMarks(value), context);
  else context.addIssue({ code: 'custom', message });
}

/** The part of the text that an issue from `plainText` is about. */
export function foundPart(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === 'custom' ? (issue.params?.['found'] as string | undefined) : undefined;
}

export function pattern(regex: RegExp, { description, example, maxLength = 100 }: PatternOptions) {
  return withExample(z.string().max(maxLength).regex(regex), description, example);
}

export const date = withExample(
  z.iso.date({ abort: true }).regex(/^20/),
  'a calendar date written year-month-day, from 2000-01-01 on',
  '2026-11-21',
);

/** At most 50 characters, to fit the page's narrow columns. */
export const email = withExample(z.email().max(50), 'an email address', 'info@example.com');

export const url = withExample(
  z
    .url({ protocol: /^https$/, hostname: /^([^.]+\.)+[a-z][a-z\d-]+$/, abort: true })
    .regex(/^https:\/\/[^\s<>"\\]+$/i, { abort: true }),
  'a web address that starts with https://',
  'https://www.example.com',
);

/** A site's URL as browsers write it, without a path. */
export const origin = url.superRefine((value, context) => {
  const { origin: written, pathname, search, hash } = new URL(value);
  if (value === written) return;
  const message =
    pathname + search + hash === '/' && !value.endsWith('/')
      ? `Browsers write this address in another way. Write ${written}`
      : `This address has a path or a slash at the end. Write ${written}`;
  context.addIssue({ code: 'custom', message });
});

export const timeZone = withExample(
  z.string().refine(isTimeZone, {
    error: ({ input }) =>
      `"${String(input)}" is not a time zone of the IANA database. Example: America/Chicago, America/New_York, America/Denver or America/Los_Angeles`,
  }),
  'a time zone of the IANA database',
  'America/Chicago',
);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
}

export const phone = pattern(/^\([2-9]\d{2}\) \d{3}-\d{4}$/, {
  description: 'a US phone number',
  example: '(630) 123-4567',
});

export function wholeNumber(
  description: string,
  { min, max, example }: { min: number; max: number; example: number },
) {
  const range = `${description} from ${min} to ${max}, in digits only`;
  return withExample(z.int().min(min).max(max), range, example);
}

export function oneOf<const Name extends string>(description: string, names: [Name, ...Name[]]) {
  return withExample(z.enum(names), `${description} (${names.join(', ')})`, names[0]);
}

/** Names of illustrations: `card-illustrations.ts` and `job-card.tsx` in `src` have the files. */
export function icon<const Name extends string>(...names: [Name, ...Name[]]) {
  return oneOf('the name of an icon', names);
}

export function listOf<Entry extends z.ZodType>(
  entry: Entry,
  { description, example, min = 0 }: { description: string; example: string; min?: number },
) {
  const list = z.array(entry).min(min).superRefine(uniqueItems());
  return withExample(list, description, [example]);
}

/** A list of sentences of at most 300 characters each. */
export function sentences({ min, max, example, leadWords }: SentencesOptions) {
  const sentence = (leadWords ? textWithLeadWords : text)(300, example, withWord);
  const list = z.array(sentence).min(min).max(max).superRefine(uniqueItems());
  return withExample(list, describeList('sentences', min, max), [example]);
}

/** A list of cards or links with a unique field `key`. */
export function listBy<Shape extends z.ZodRawShape>(
  key: keyof Shape & string,
  shape: Shape,
  { min = 1, max = Infinity, entries = 'entries' }: ListByOptions = {},
) {
  const description = `${describeList(entries, min, max)} that start with "- ${key}:"`;
  const list = z.array(z.strictObject(shape)).min(min).superRefine(uniqueItems(key));
  return (max === Infinity ? list : list.max(max)).meta({ description });
}

/** `a list of 2 to 4 steps` */
function describeList(entries: string, min: number, max: number): string {
  if (max === Infinity) return `a list of ${min} or more ${entries}`;
  if (min === 0) return `[] for none, or a list of at most ${max} ${entries}`;
  return `a list of ${min === max ? max : `${min} to ${max}`} ${entries}`;
}

/**
 * Rejects duplicates, ignoring case, lead words and the last punctuation mark. Objects are compared
 * by the field `key`.
 */
function uniqueItems(key?: string) {
  return (list: readonly unknown[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, entry] of list.entries()) {
      const value = String(key === undefined ? entry : (entry as Record<string, unknown>)[key]);
      const compared = withoutMarks(value)
        .toLowerCase()
        .replace(/[.!;,]$/, '');
      if (seen.has(compared)) {
        const path = key === undefined ? [index] : [index, key];
        context.addIssue({ code: 'custom', path, message: `"${value}" is in this list twice` });
      }
      seen.add(compared);
    }
  };
}
