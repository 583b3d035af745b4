/**
 * Field types of the content schema. Each has a description and an example, which editors and
 * messages about mistakes show.
 */
import { z } from 'zod';

import { findTextMistake } from './text-rules.server';

/** How many entries a list has. */
type Size = { min?: number; max?: number };

/** @param leadWords whether it can have words in bold: lead-words.ts */
export function text(max: number, description: string, example: string, leadWords = false) {
  return z
    .string()
    .min(1)
    .max(max)
    .superRefine((value, context) => {
      const message = findTextMistake(value, leadWords);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ description, examples: [example] });
}

export function pattern(regex: RegExp, description: string, example: string) {
  const schema = z.string().regex(regex, 'This is not written like the example');
  return schema.meta({ description, examples: [example] });
}

/** At most 50 characters, to fit the page's narrow columns. */
export function email(description: string) {
  const schema = z.email().max(50);
  return schema.meta({ description, examples: ['info@example.com'] });
}

export function date(description: string) {
  const schema = z.iso.date({ abort: true }).regex(/^20/, 'This date is before the year 2000');
  return schema.meta({ description, examples: ['2026-11-21'] });
}

/** Not a `pattern`, because editors would reject `{site}`. */
export function url(description: string) {
  const schema = z.string().refine(isHttpsUrl, 'This is not a web address with https://');
  return schema.meta({ description, examples: ['https://www.example.com'] });
}

function isHttpsUrl(value: string): boolean {
  return /^https:\/\/[^\s/<>"\\{}]+\.[^\s<>"\\{}]+$/.test(value) && URL.canParse(value);
}

/** Those of the mainland United States, which editors complete. All others are accepted, too. */
const timeZones = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'];

export function timeZone(description: string) {
  const message = `This is not a time zone, such as ${timeZones.join(', ')}`;
  return z.string().refine(isTimeZone, message).meta({ description, examples: timeZones });
}

/** `Intl.supportedValuesOf` has only one of a zone's names, and not in every Node the same. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Not `EST`, which is the same time all year round.
    return name.includes('/');
  } catch {
    return false;
  }
}

export function wholeNumber(min: number, max: number, description: string, example: number) {
  const schema = z.int().min(min).max(max);
  return schema.meta({ description, examples: [example] });
}

export function oneOf<const Names extends readonly string[]>(description: string, names: Names) {
  return z.enum(names).meta({ description, examples: [names[0]] });
}

export function group<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape).meta({ description });
}

/** @param key of groups, the field by which no two are alike */
export function list<Entry extends z.ZodType>(
  { min = 0, max }: Size,
  description: string,
  entry: Entry,
  key?: string,
) {
  const entries = z.array(entry).min(min).superRefine(uniqueEntries(key));
  const schema = max === undefined ? entries : entries.max(max);
  const examples: unknown = entry.meta()?.['examples'];
  return schema.meta(examples ? { description, examples: [examples] } : { description });
}

/** A list of texts of at most 300 characters each. */
export function texts(size: Size, description: string, example: string, leadWords = false) {
  return list(size, description, text(300, description, example, leadWords));
}

export function groups<Shape extends z.ZodRawShape>(
  key: keyof Shape & string,
  size: Size,
  description: string,
  shape: Shape,
) {
  return list(size, description, group(description, shape), key);
}

/** Rejects duplicates, ignoring case. */
function uniqueEntries(key?: string) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const words = entries.map((entry) =>
      String(key === undefined ? entry : (entry as Record<string, unknown>)[key]).toLowerCase(),
    );
    for (const [index, word] of words.entries()) {
      if (words.indexOf(word) === index) continue;
      const message = `"${word}" is in this list twice`;
      context.addIssue({ code: 'custom', path: [index], message });
    }
  };
}

/** Pay per year, before tax, in US dollars: `from` equals `to` unless it is a range. */
export function salary() {
  // Amounts outside these limits are probably typos.
  const amount = z.int().min(10_000).max(500_000);
  const description =
    'US dollars per year, before tax, in digits only, or { from: 108000, to: 131500 }. Example: 118250';
  return z
    .union([amount, z.strictObject({ from: amount, to: amount })])
    .transform((pay) => (typeof pay === 'number' ? { from: pay, to: pay } : pay))
    .refine(({ from, to }) => from <= to, { path: ['to'], error: '"to" is less than "from"' })
    .meta({ description, examples: [118_250] });
}
