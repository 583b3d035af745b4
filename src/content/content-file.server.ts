import { isNode, stringify } from 'yaml';
import { z } from 'zod';

import { type Facts, fillIn } from './text-rules.server';
import {
  type FieldPath,
  type FieldProblem,
  firstOfEachField,
  type Mistake,
  mistakeAt,
  quotesHint,
  readYamlFile,
  type YamlFile,
} from './yaml-file.server';

/** A content file without mistakes, with its placeholders filled in, or its mistakes. */
export type CheckedFile<Content> = CorrectFile<Content> | { mistakes: Mistake[] };
export type CorrectFile<Content> = { file: YamlFile; content: Content };

type FileOptions<Schema> = {
  directory: string;
  /** In that folder: `jobs/data-engineer.yaml`. */
  name: string;
  schema: Schema;
  facts: Facts;
};

export function readContentFile<Schema extends z.ZodType>({
  directory,
  name,
  schema,
  facts,
}: FileOptions<Schema>): CheckedFile<z.infer<Schema>> {
  const file = readYamlFile(directory, name);
  if ('mistakes' in file) return file;
  const fields: unknown = file.document.toJS({
    reviver: (_key, value: unknown) =>
      typeof value === 'string' ? fillIn(value, facts).replaceAll(/\s+/g, ' ').trim() : value,
  });
  const { data, error } = schema.safeParse(fields, { error: plainWords });
  if (!error) return { file, content: data };
  const problems = error.issues.flatMap((issue) => problemsOf(issue, schema));
  return { mistakes: firstOfEachField(problems).map((problem) => fieldMistake(file, problem)) };
}

/** A mistake in a field. If the field is missing, its place is that of the group around it. */
export function fieldMistake(file: YamlFile, { path, problem }: FieldProblem): Mistake {
  const fieldAndGroups = path.map((_key, index) => path.slice(0, path.length - index));
  const nodes = fieldAndGroups.map((each) => file.document.getIn(each, true));
  const offset = nodes.find(isNode)?.range?.[0];
  return mistakeAt(file, { offset, path, problem });
}

/** zod's words, except where an author would not understand them. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (input === undefined) return 'This is missing';
  if (input === null || input === '') return 'This is empty';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return quotesHint;
  if (issue.code === 'invalid_union') return 'This is written in none of these ways';
  if (issue.code === 'invalid_value') {
    return `${JSON.stringify(input)} is not one of ${issue.values.join(', ')}`;
  }
  if (issue.code === 'too_big') return `${amountOf(input)}. The most is ${issue.maximum}`;
  if (issue.code === 'too_small') return `${amountOf(input)}. The least is ${issue.minimum}`;
  return undefined;
}

function amountOf(input: unknown): string {
  if (Array.isArray(input)) return `This list has ${input.length} entries`;
  return typeof input === 'string' ? `This has ${input.length} characters` : `This is ${input}`;
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType): FieldProblem[] {
  const { description = '', examples, properties } = fieldSchema(schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const fields = Object.keys(properties ?? {}).join(', ');
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      problem: `There is no field "${key}". The fields are ${fields}.`,
    }));
  }
  const example = examples ? `Example: ${stringify(examples[0], { lineWidth: 0 }).trim()}` : '';
  const help = `${description} ${example}`.trim();
  return [{ path: issue.path, problem: `${issue.message}.\n  ${help}`.trimEnd() }];
}

/** What a message needs to know of a field: a part of its JSON Schema. */
type FieldSchema = {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
};

function fieldSchema(schema: z.ZodType, path: FieldPath): FieldSchema {
  let field = z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;
  for (const key of path) field = field.properties?.[String(key)] ?? field.items ?? field;
  return field;
}
