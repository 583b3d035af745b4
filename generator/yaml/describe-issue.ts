import { stringify } from 'yaml';
import { z } from 'zod';

type FieldIssue = {
  issue: z.core.$ZodIssue;
  schema: z.ZodType;
  /** The field's name in quotes. */
  name: string;
  /** The value that the field should have, such as "a US phone number". */
  description: string;
  /** An example to put at the end of the message, if there is one. */
  hint: string;
};

export function describeIssue(issue: z.core.$ZodIssue, fileSchema: z.ZodType): string {
  if (issue.code === 'custom') return issue.message;
  const schema = schemaAt(fileSchema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const group = groupOf(schema);
    const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
    return `There is no field "${issue.keys[0]}" here. The fields are ${known.join(', ')}`;
  }
  if (issue.path.length === 0) {
    return 'The file consists of fields: a name, a colon, a space and a value. Example: title: Data Engineer';
  }
  const { description = 'a group of indented fields', examples = [] } = schema.meta() ?? {};
  const [example] = examples as unknown[];
  const hint =
    example === undefined ? '' : `. Example: ${stringify(example, { lineWidth: 0 }).trimEnd()}`;
  const name = `"${fieldNames(issue.path).at(-1)}"`;
  const field = { issue, schema, name, description, hint };
  return (
    describeEmptyField(field) ??
    describeList(field) ??
    describeLongText(field) ??
    describeWrongKind(field) ??
    `${quote(issue.input)} is not ${description}${hint}`
  );
}

function describeEmptyField({ issue: { input }, schema, name, description, hint }: FieldIssue) {
  if (input === undefined) return `${name} is missing${hint}`;
  if (input === null && schema instanceof z.ZodArray) {
    return `${name} is empty; it should be ${description}${hint}`;
  }
  if (input === null || input === '') return `${name} is empty${hint}`;
}

function describeList({ issue, name, description, hint }: FieldIssue) {
  const { code, input } = issue;
  if (Array.isArray(input) && (code === 'too_big' || code === 'too_small')) {
    return `${name} has ${count(input.length)}; it should be ${description}${hint}`;
  }
  if (code === 'invalid_type' && issue.expected === 'array') {
    return `${name} should be ${description}, each on its own line after a hyphen and a space${hint}`;
  }
}

function describeLongText({ issue, name }: FieldIssue) {
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `${name} is ${String(issue.input).length} characters long; the limit is ${issue.maximum}`;
  }
}

/** Values that would be valid with different quotes, without quotes, or with a real hyphen. */
function describeWrongKind({ issue: { input }, schema, name }: FieldIssue) {
  if (typeof input === 'string' && /^[“”„‘]/.test(input)) {
    return `${name} is in curly quotes: use straight quotes (")`;
  }
  if (isText(schema) && Array.isArray(input)) {
    return `${name} starts with a second hyphen or is in brackets. Remove them or, if you want them, put the text in quotes`;
  }
  if (isText(schema) && typeof input === 'object') {
    return `${name} contains a colon or a bracket, or is a question mark. Put it in quotes. Example: "Degree: any field"`;
  }
  if (isText(schema) && schema.safeParse(String(input)).success) {
    return `${name} looks like a ${typeof input}. Put it in quotes`;
  }
  if (typeof input === 'string' && schema.safeParse(Number(input)).success) {
    return `${name} is a number, so it cannot be in quotes. Write ${input}`;
  }
  const withHyphens = String(input).replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  if (withHyphens !== input && schema.safeParse(withHyphens).success) {
    return `${name} contains a dash that only looks like a hyphen. Write ${withHyphens}`;
  }
}

function quote(input: unknown): string {
  return typeof input === 'object' ? 'This group or list' : JSON.stringify(input);
}

function count(entries: number): string {
  return entries === 1 ? 'one entry' : `${entries} entries`;
}

/** If a field can be a value or a group, the issues of the alternative that the author chose. */
export function innermostIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const hasWrongType = ({ code, path }: z.core.$ZodIssue) =>
    code === 'invalid_type' && path.length === 0;
  const chosen = issue.errors.find((issues) => !issues.some(hasWrongType)) ?? issue.errors[0] ?? [];
  return chosen.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The path as messages show it: names of fields, and numbers of list entries, counted from 1. */
export function fieldNames(path: readonly PropertyKey[]): string[] {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
}

function isText(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
}

/** The object in a schema that also accepts a single value, or that transforms its input. */
function groupOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return groupOf(schema.in);
  if (!(schema instanceof z.ZodUnion)) return schema;
  return schema.options.map(groupOf).find((option) => option instanceof z.ZodObject) ?? schema;
}

function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.ZodType {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray && key !== undefined) return schemaAt(schema.element, rest);
  const group = groupOf(schema);
  const inner: z.core.$ZodType | undefined =
    group instanceof z.ZodObject ? group.shape[String(key)] : undefined;
  return inner ? schemaAt(inner, rest) : (schema as z.ZodType);
}
