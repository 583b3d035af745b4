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

export function timeZone(description: string) {
  const schema = z.string().refine(isTimeZone, 'This is not a time zone of the IANA database');
  return schema.meta({ description, examples: ['America/Chicago'] });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
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

/** Pay before tax, in US dollars: `from` equals `to` unless it is a range. */
export function salary() {
  // Amounts outside these limits are probably typos.
  const perYear = z.int().min(10_000).max(500_000);
  // Not `multipleOf(0.01)`, because editors would reject 45.5.
  const inCents = (pay: number) => Number(pay.toFixed(2)) === pay;
  const perHour = z.number().min(7).max(300).refine(inCents, 'This has more than two decimals');
  const year = z.literal('year').optional();
  const hour = z.literal('hour');
  const forms = [
    perYear,
    z.strictObject({ amount: perYear, per: year }),
    z.strictObject({ from: perYear, to: perYear, per: year }),
    z.strictObject({ amount: perHour, per: hour }),
    z.strictObject({ from: perHour, to: perHour, per: hour }),
  ];
  const description =
    'US dollars per year, before tax, in digits only; or { from: 108000, to: 131500 }, { amount: 45, per: hour } or { from: 40, to: 52, per: hour }. Example: 118250';
  return z
    .union(forms)
    .transform((pay) => {
      if (typeof pay === 'number') return { from: pay, to: pay, per: 'year' as const };
      const { per = 'year' } = pay;
      if ('amount' in pay) return { from: pay.amount, to: pay.amount, per };
      return { from: pay.from, to: pay.to, per };
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: '"to" is less than "from"' })
    .meta({ description, examples: [118_250] });
}
