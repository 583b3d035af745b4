import { stringify } from 'yaml';
import { z } from 'zod';

/** Describes a zod issue for an author who is not a programmer: what is wrong, and an example. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const { code, input } = issue;
  if (code === 'custom') return issue.message;
  const fieldSchema = schemaAt(schema, issue.path);
  if (code === 'unrecognized_keys') {
    const known = fieldSchema instanceof z.ZodObject ? Object.keys(fieldSchema.shape) : [];
    return `There is no field "${issue.keys[0]}" here. The fields are ${known.join(', ')}`;
  }
  const { description = 'a group of indented fields', examples = [] } = fieldSchema.meta() ?? {};
  const [example] = examples as unknown[];
  const hint =
    example === undefined ? '' : `. Example: ${stringify(example, { lineWidth: 0 }).trimEnd()}`;
  const name = `"${fieldNames(issue.path).at(-1)}"`;

  if (input === undefined) return `${name} is missing${hint}`;
  if (input === null || input === '') return `${name} is empty${hint}`;
  if (code === 'too_big' && issue.origin === 'string')
    return `${name} is ${String(input).length} characters long; the limit is ${issue.maximum}`;
  if (Array.isArray(input) && (code === 'too_big' || code === 'too_small'))
    return `${name} has ${input.length} entries; it should be ${description}${hint}`;
  if (typeof input === 'string' && /^[“”„‘]/.test(input))
    return `${name} is in curly quotes: use straight quotes (")`;
  if (fieldSchema instanceof z.ZodString && typeof input === 'object')
    return `${name} contains a colon or a bracket. Put it in quotes. Example: "Degree: any field"`;
  if (fieldSchema instanceof z.ZodString && typeof input !== 'string')
    return `${name} looks like a ${typeof input}. Put it in quotes`;
  return `${JSON.stringify(input)} is not ${description}${hint}`;
}

/** The fields' names as messages show them; an entry of a list has its number. */
export function fieldNames(path: readonly PropertyKey[]): string[] {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
}

/** The schema of the field at a path. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.ZodType {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray && key !== undefined) return schemaAt(schema.element, rest);
  const inner: z.core.$ZodType | undefined =
    schema instanceof z.ZodObject ? schema.shape[String(key)] : undefined;
  return inner ? schemaAt(inner, rest) : (schema as z.ZodType);
}
