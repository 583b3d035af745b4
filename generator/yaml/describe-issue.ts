import { stringify } from 'yaml';
import { z } from 'zod';

/** Describes a zod issue for an author who is not a programmer: what is wrong, and an example. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const { code, input } = issue;
  if (code === 'custom') return issue.message;
  const fieldSchema = schemaAt(schema, issue.path);
  if (code === 'unrecognized_keys') {
    const group = groupOf(fieldSchema);
    const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
    return `There is no field "${issue.keys[0]}" here. The fields are ${known.join(', ')}`;
  }
  if (issue.path.length === 0)
    return 'The file consists of fields: a name, a colon, a space and a value. Example: title: Data Engineer';
  const { description = 'a group of indented fields', examples = [] } = fieldSchema.meta() ?? {};
  const [example] = examples as unknown[];
  const hint =
    example === undefined ? '' : `. Example: ${stringify(example, { lineWidth: 0 }).trimEnd()}`;
  const name = `"${fieldNames(issue.path).at(-1)}"`;

  if (input === undefined) return `${name} is missing${hint}`;
  if (input === null && fieldSchema instanceof z.ZodArray)
    return `${name} is empty; it should be ${description}${hint}`;
  if (input === null || input === '') return `${name} is empty${hint}`;
  if (Array.isArray(input) && (code === 'too_big' || code === 'too_small'))
    return `${name} has ${count(input.length)}; it should be ${description}${hint}`;
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return `${name} should be ${description}, each on its own line after a hyphen and a space${hint}`;
  if (code === 'too_big' && issue.origin === 'string')
    return `${name} is ${String(input).length} characters long; the limit is ${issue.maximum}`;
  if (typeof input === 'string' && /^[“”„‘]/.test(input))
    return `${name} is in curly quotes: use straight quotes (")`;
  if (isText(fieldSchema) && Array.isArray(input))
    return `${name} starts with a second hyphen, or is in brackets. Remove them. Put it in quotes if they are meant`;
  if (isText(fieldSchema) && typeof input === 'object')
    return `${name} contains a colon or a bracket, or is a question mark. Put it in quotes. Example: "Degree: any field"`;
  if (isText(fieldSchema) && fieldSchema.safeParse(String(input)).success)
    return `${name} looks like a ${typeof input}. Put it in quotes`;
  if (typeof input === 'string' && fieldSchema.safeParse(Number(input)).success)
    return `${name} is a number, so it cannot be in quotes. Write ${input}`;
  const plain = String(input).replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  if (plain !== input && fieldSchema.safeParse(plain).success)
    return `${name} contains a dash that only looks like a hyphen. Write ${plain}`;
  const value = typeof input === 'object' ? 'This group or list' : JSON.stringify(input);
  return `${value} is not ${description}${hint}`;
}

function count(entries: number): string {
  return entries === 1 ? 'one entry' : `${entries} entries`;
}

/** The issues of the alternative that the author chose, for a field that can be a value or a group. */
export function innermostIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [value = [], group = []] = issue.errors;
  const isGroup = typeof issue.input === 'object' && issue.input !== null;
  return (isGroup ? group : value).map((inner) => ({
    ...inner,
    path: [...issue.path, ...inner.path],
  }));
}

/** The fields' names as messages show them; an entry of a list has its number. */
export function fieldNames(path: readonly PropertyKey[]): string[] {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
}

function isText(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
}

/** The group in a schema that is also a single value, or that changes what the author wrote. */
function groupOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return groupOf(schema.in);
  return schema instanceof z.ZodUnion ? groupOf(schema.options[1] ?? schema) : schema;
}

/** The schema of the field at a path. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.ZodType {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray && key !== undefined) return schemaAt(schema.element, rest);
  const group = groupOf(schema);
  const inner: z.core.$ZodType | undefined =
    group instanceof z.ZodObject ? group.shape[String(key)] : undefined;
  return inner ? schemaAt(inner, rest) : (schema as z.ZodType);
}
