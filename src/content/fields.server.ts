/** The content schema's types of fields. Editors and messages about mistakes show their examples. */
import { z } from 'zod';

import { findTextMistake } from './texts.server';

/** @param max the most characters that the text may have */
export function text(max: number, example: string, description = '') {
  const schema = z.string().min(1).max(max);
  const checked = schema.superRefine((value, context) => {
    const message = findTextMistake(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
  return checked.meta({ examples: [example], description });
}

export function pattern(regex: RegExp, example: string, description = '') {
  const schema = z.string().regex(regex, 'This is not written like the example');
  return schema.meta({ examples: [example], description });
}

export function email(description: string) {
  const schema = z.email('This is not an email address');
  return schema.meta({ examples: ['info@example.com'], description });
}

export function phone(description?: string) {
  return pattern(/^\([2-9]\d{2}\) \d{3}-\d{4}$/, '(630) 123-4567', description);
}

export function url(description = '') {
  const schema = z.string().refine(isHttpsUrl, 'This is not a web address with https://');
  return schema.meta({ examples: ['https://www.example.com'], description });
}

function isHttpsUrl(value: string): boolean {
  // The pattern matches `https://example.com/a`, but not `http://example.com` and `https://localhost`.
  return /^https:\/\/[^\s/<>"\\{}]+\.[^\s<>"\\{}]+$/.test(value) && URL.canParse(value);
}

export function date(description: string) {
  return z.iso.date('This is not a date').meta({ examples: ['2026-11-21'], description });
}

/** The time zones that editors suggest, those of the mainland United States. Others are accepted, too. */
const timeZones = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'];

export function timeZone(description: string) {
  const message = `This is not a time zone, such as ${timeZones.join(', ')}`;
  return z.string().refine(isTimeZone, message).meta({ description, examples: timeZones });
}

/**
 * Asks `Intl` for the zone, because `Intl.supportedValuesOf` lists only one of a zone's names, and which
 * one depends on the version of Node.
 */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Names without a slash, such as `EST`, are not places: they have the same time all year round.
    return name.includes('/');
  } catch {
    return false;
  }
}

export function wholeNumber(min: number, max: number, example: number, description: string) {
  return z
    .int()
    .min(min)
    .max(max)
    .meta({ examples: [example], description });
}

/** Pay per year, before tax, in US dollars: `from` equals `to` unless it is a range. */
export function salary() {
  // Amounts outside these limits are probably typos.
  const amount = z.int().min(10_000).max(500_000);
  // The example is in the description, because zod leaves out examples of fields that it transforms.
  const description =
    'US dollars per year, before tax, in digits only, or { from: 108000, to: 131500 }. Example: 118250';
  return z
    .union([amount, z.strictObject({ from: amount, to: amount })])
    .transform((pay) => (typeof pay === 'number' ? { from: pay, to: pay } : pay))
    .refine(({ from, to }) => from <= to, { path: ['to'], error: '"to" is less than "from"' })
    .meta({ description });
}

type ListOptions = { min?: number; max?: number; description?: string };

/** A list, whose example is that of one entry. */
export function list<Entry extends z.ZodType>(
  entry: Entry,
  { min = 0, max, description = '' }: ListOptions = {},
) {
  const schema = z.array(entry).min(min);
  const examples = entry.meta()?.examples;
  return (max === undefined ? schema : schema.max(max)).meta({
    description,
    ...(examples !== undefined && { examples: [examples] }),
  });
}

/** A list of groups of fields. */
export function groups<Shape extends z.ZodRawShape>(shape: Shape, options?: ListOptions) {
  return list(z.strictObject(shape), options);
}
