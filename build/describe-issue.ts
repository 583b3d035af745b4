import { stringify } from 'yaml';
import { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Describes a zod issue for an author who is not a programmer: what is wrong, and an example. A message
 * in lowercase continues the field's name: "title" is missing.
 */
export function describeIssue(issue: Issue, schema: z.ZodType): string {
  const field = fieldAt(schema, issue.path);
  const { description = 'a group of fields', examples = [] } = field.meta() ?? {};
  const [example] = examples as unknown[];
  const hint = example === undefined ? '' : `. Example: ${asYaml(example)}`;
  const { code, input } = issue;

  if (code === 'custom') return issue.message;
  if (code === 'unrecognized_keys') {
    const known = field instanceof z.ZodObject ? Object.keys(field.shape) : [];
    return `There is no field "${issue.keys[0]}" here. The fields are ${known.join(', ')}`;
  }
  if (input === undefined) return `is missing${hint}`;
  if (input === null || input === '') return `is empty${hint}`;
  if (code === 'too_big' && issue.origin === 'string')
    return `is ${String(input).length} characters long; the limit is ${issue.maximum}`;
  if (Array.isArray(input) && (code === 'too_big' || code === 'too_small'))
    return `has ${input.length} entries; it should be ${description}${hint}`;
  if (typeof input === 'string' && /^[“”„‘]/.test(input))
    return 'is in curly quotes: use straight quotes (")';
  if (field instanceof z.ZodString && typeof input === 'object')
    return 'is not read as text, because of a colon or a bracket. Put it in quotes. Example: "Degree: any field"';
  if (field instanceof z.ZodString && typeof input !== 'string')
    return `is read as a ${typeof input}, not as text. Put it in quotes`;
  return `${JSON.stringify(input)} is not ${description}${hint}`;
}

/** The schema of the field at a path. */
function fieldAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.ZodType {
  if (schema instanceof z.ZodOptional) return fieldAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray && key !== undefined) return fieldAt(schema.element, rest);
  const inner: z.core.$ZodType | undefined =
    schema instanceof z.ZodObject ? schema.shape[String(key)] : undefined;
  return inner ? fieldAt(inner, rest) : (schema as z.ZodType);
}

function asYaml(example: unknown): string {
  const text = stringify(example, { lineWidth: 0 }).trimEnd();
  return Array.isArray(example) ? `\n    ${text.replaceAll('\n', '\n    ')}` : text;
}
