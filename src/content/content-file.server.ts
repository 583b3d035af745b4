import { existsSync, readFileSync } from 'node:fs';

import {
  type Document,
  isAlias,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  stringify,
  visit,
} from 'yaml';
import { z } from 'zod';

import { type Facts, finishText } from './texts.server';

/** Something in a content file that its author has to mend. */
export type Mistake = {
  /** The path of the file: `content/jobs/data-engineer.yaml`. */
  file: string;
  line: number;
  column: number;
  /** The field's name, such as `hero, tagline`. It is empty if the mistake is in no field. */
  field: string;
  /** Sentences that say what is wrong, with an example. */
  problem: string;
};

/** The mistakes in the content. */
export class ContentError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
    super([`The content has ${count}.`, ...mistakes.map(mistakeText)].join('\n\n'));
  }
}

/** Returns `content/jobs/data-engineer.yaml:4:9  salary`, and the problem below it. */
export function mistakeText({ file, line, column, field, problem }: Mistake): string {
  const place = `${file}:${line}:${column}  ${field}`.trimEnd();
  return `${place}\n  ${problem}`;
}

type FileOptions<Schema> = {
  /** The path of the file: `content/jobs/data-engineer.yaml`. */
  file: string;
  schema: Schema;
  /** What placeholders stand for. Without facts, they stay. */
  facts?: Facts | undefined;
  /** The list to which mistakes are added. */
  mistakes: Mistake[];
};

/** @returns the fields of a file, or nothing if there are mistakes in it */
export function readContentFile<Schema extends z.ZodType>({
  file,
  schema,
  facts,
  mistakes,
}: FileOptions<Schema>): z.infer<Schema> | undefined {
  const lines = new LineCounter();
  const report: Report = (offset, field, problem) => {
    const { line, col } = lines.linePos(offset);
    mistakes.push({ file, line, column: col, field, problem });
  };
  const text = readText(file);
  if (typeof text !== 'string') {
    mistakes.push({ file, line: 1, column: 1, field: '', problem: text.problem });
    return undefined;
  }
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const countBefore = mistakes.length;
  reportSyntax(document, text, report);
  if (mistakes.length > countBefore) return undefined;

  const fields: unknown = document.toJS({
    reviver: (_key, value: unknown) =>
      typeof value === 'string' ? finishText(value, facts) : value,
  });
  const { data, error } = schema.safeParse(fields, { error: plainWords });
  for (const issue of error?.issues ?? []) reportIssue(issue, schema, document, report);
  return data;
}

/** Adds a mistake to the list. */
type Report = (
  /** The place in the file's text, counted in characters from 0. */
  offset: number,
  field: string,
  problem: string,
) => void;

function readText(file: string): string | { problem: string } {
  if (!existsSync(file)) return { problem: 'This file is missing.' };
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const problem =
      'This file is not in UTF-8. In Notepad, choose File > Save as > Encoding: UTF-8; in VS Code, click the encoding at the bottom right > Save with Encoding > UTF-8.';
    return { problem };
  }
}

const quotesHint = 'Put this text in straight quotes, as in "Be our #1: apply now"';

/** Reports text that is not YAML, and text that YAML reads differently than its author means it. */
function reportSyntax(document: Document, text: string, report: Report) {
  // Only the first error is reported, because the parser takes the text after it for mistakes, too.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const hint =
      'Lines that belong together start in the same column. Text with a colon or a #, or with a special character at its start, has straight quotes: "Be our #1: apply now"';
    // A quote that is not closed goes on to the line after its text.
    const isOpenQuote = error.message.startsWith('Missing closing');
    const offset = isOpenQuote ? text.slice(0, error.pos[0]).trimEnd().length : error.pos[0];
    report(offset, '', `${error.message}.\n  ${hint}.`);
    return;
  }
  visit(document, {
    Node(_key, node, ancestors) {
      const [start, end] = node.range ?? [0, 0];
      const key = ancestors.findLast(isPair)?.key;
      const field = isScalar<string>(key) ? key.value : '';
      // YAML takes a text that begins with * for a reference to another one, and would throw an error.
      if (isAlias(node)) report(start, field, `${quotesHint}.`);
      // The pattern matches ` # 1` after a text without quotes, but not `#1` right after a letter.
      const isPlainText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
      if (isPlainText && /^[ \t]+#/.test(text.slice(end))) {
        report(start, field, `The text ends before the #. ${quotesHint}.`);
      }
    },
  });
}

/** Replaces zod's message where an author would not understand it. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (input === undefined) return 'This is missing';
  if (input === null || input === '') return 'This is empty';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return quotesHint;
  if (issue.code === 'invalid_type' && issue.expected === 'array') return 'This is not a list';
  if (issue.code === 'invalid_type') return 'This is not written like the example';
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

/** Reports a problem that the schema found, with the description and the example of the field. */
function reportIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  document: Document,
  report: Report,
) {
  const { description = '', examples, properties = {} } = fieldSchema(schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const fields = Object.keys(properties).join(', ');
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      const problem = `There is no field "${key}". The fields are ${fields}.`;
      report(offsetOf(document, path), fieldName(path), problem);
    }
    return;
  }
  const example = examples ? `Example: ${stringify(examples[0], { lineWidth: 0 }).trim()}` : '';
  const help = `${description} ${example}`.trim();
  const problem = `${issue.message}.\n  ${help}`.trimEnd();
  report(offsetOf(document, issue.path), fieldName(issue.path), problem);
}

/** The names of a field and of the groups around it. An entry of a list has its index: `['jobs', 0]`. */
type FieldPath = readonly PropertyKey[];

/** The JSON Schema of a field, which editors use, too: it has the description and the example. */
function fieldSchema(schema: z.ZodType, path: FieldPath) {
  let field: z.core.JSONSchema.BaseSchema = z.toJSONSchema(schema, { io: 'input' });
  for (const key of path) {
    const next = field.properties?.[String(key)] ?? field.items;
    if (typeof next === 'object' && !Array.isArray(next)) field = next;
  }
  return field;
}

/** The place of a field in the text. A missing field has the place where the group around it begins. */
function offsetOf(document: Document, path: FieldPath): number {
  const fieldAndGroups = path.map((_key, index) => path.slice(0, path.length - index));
  const nodes = fieldAndGroups.map((each) => document.getIn(each, true));
  return nodes.find(isNode)?.range?.[0] ?? 0;
}

/** Returns the field's name for messages: `hero, tagline` or `duties, entry 2`. */
function fieldName(path: FieldPath): string {
  const names = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
  return names.join(', ');
}
