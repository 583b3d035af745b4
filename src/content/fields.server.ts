/**
 * Field types of the content schema. Each has a description, and most an example, which editors and
 * messages about mistakes show.
 */
import { z } from 'zod';

import { findTextMistake } from './text-rules.server';

type Described = { description: string };

type WithExample<Value = string> = Described & { example: Value };

/** How many entries a list has. Without `max`, any number. */
type Size = { min?: number; max?: number };

/** The last option is for texts that can have words in bold (lead-words.ts). */
type TextOptions = WithExample & { max: number; canHaveLeadWords?: boolean };

/** @param options `max` is in characters */
export function text({ description, example, max, canHaveLeadWords = false }: TextOptions) {
  return z
    .string()
    .min(1)
    .max(max)
    .superRefine((value, context) => {
      const message = findTextMistake(value, { canHaveLeadWords });
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ description, examples: [example] });
}

export function pattern({ description, example, regex }: WithExample & { regex: RegExp }) {
  const schema = z.string().regex(regex, 'This is not written like the example');
  return schema.meta({ description, examples: [example] });
}

/** At most 50 characters, to fit the page's narrow columns. */
export function email({ description }: Described) {
  const schema = z.email().max(50);
  return schema.meta({ description, examples: ['info@example.com'] });
}

export function date({ description }: Described) {
  const schema = z.iso.date({ abort: true }).regex(/^20/, 'This date is before the year 2000');
  return schema.meta({ description, examples: ['2026-11-21'] });
}

/** Not a `pattern`, because editors would reject `{site}`. */
export function url({ description }: Described) {
  const schema = z.string().refine(isHttpsUrl, 'This is not a web address with https://');
  return schema.meta({ description, examples: ['https://www.example.com'] });
}

function isHttpsUrl(value: string): boolean {
  return /^https:\/\/[^\s/<>"\\{}]+\.[^\s<>"\\{}]+$/.test(value) && URL.canParse(value);
}

/** Those of the mainland United States, which editors complete. All others are accepted, too. */
const timeZones = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'];

export function timeZone({ description }: Described) {
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

type NumberOptions = WithExample<number> & { min: number; max: number };

export function wholeNumber({ description, example, min, max }: NumberOptions) {
  const schema = z.int().min(min).max(max);
  return schema.meta({ description, examples: [example] });
}

type NameOptions<Names> = Described & { names: Names };

export function oneOf<const Names extends readonly string[]>({
  description,
  names,
}: NameOptions<Names>) {
  return z.enum(names).meta({ description, examples: [names[0]] });
}

type GroupOptions<Shape> = Described & { fields: Shape };

/** Strict, so a typo in the name of an optional field is an error. */
export function group<Shape extends z.ZodRawShape>({ description, fields }: GroupOptions<Shape>) {
  return z.strictObject(fields).meta({ description });
}

type ListOptions<Entry extends z.ZodType> = Described &
  Size & {
    entry: Entry;
    /** No two entries have the same key. By default, that is the entry itself. */
    keyOf?: (entry: z.output<Entry>) => unknown;
  };

export function list<Entry extends z.ZodType>({
  description,
  min = 0,
  max,
  entry,
  keyOf = (value) => value,
}: ListOptions<Entry>) {
  const entries = z
    .array(entry)
    .min(min)
    .superRefine((values, context) => {
      // Neither can two differ only in capital letters.
      const keys = values.map((value) => String(keyOf(value)).toLowerCase());
      for (const [index, key] of keys.entries()) {
        if (keys.indexOf(key) === index) continue;
        const message = `"${key}" is in this list twice`;
        context.addIssue({ code: 'custom', path: [index], message });
      }
    });
  const schema = max === undefined ? entries : entries.max(max);
  const entryExamples: unknown = entry.meta()?.['examples'];
  return schema.meta(entryExamples ? { description, examples: [entryExamples] } : { description });
}

/** A list of texts of at most 300 characters each. */
export function texts({
  description,
  example,
  canHaveLeadWords = false,
  ...size
}: Omit<TextOptions, 'max'> & Size) {
  const entry = text({ description, example, max: 300, canHaveLeadWords });
  return list({ description, ...size, entry });
}

type GroupsOptions<Shape> = GroupOptions<Shape> & Size & { uniqueBy: keyof Shape & string };

/** A list of groups. No two have the same value in the field `uniqueBy`. */
export function groups<Shape extends z.ZodRawShape>({
  description,
  uniqueBy,
  fields,
  ...size
}: GroupsOptions<Shape>) {
  const entry = group({ description, fields });
  const keyOf = (value: Record<string, unknown>) => value[uniqueBy];
  return list({ description, ...size, entry, keyOf });
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
