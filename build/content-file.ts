import { existsSync, readFileSync } from 'node:fs';

import { isMap, isNode, LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import type { z } from 'zod';

import { describeIssue } from './describe-issue';

/** A YAML file and the mistakes in it. */
export class ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly mistakes: string[] = [];
  readonly #text: string = '';
  readonly #lines = new LineCounter();
  readonly document: Document;

  constructor(
    readonly path: string,
    private readonly schema: Schema,
  ) {
    if (existsSync(path)) this.#text = readFileSync(path, 'utf8');
    else this.mistakes.push(`${path}\n  This file is missing.`);
    this.document = parseDocument(this.#text, { lineCounter: this.#lines, prettyErrors: false });
    const [error] = this.document.errors;
    if (error !== undefined) this.report([], describeError(error, this.#text), error.pos[0]);
  }

  /** The content with its placeholders filled in; `undefined` if there are mistakes. */
  check(placeholders: Readonly<Record<string, string>>): z.infer<Schema> | undefined {
    if (this.mistakes.length > 0) return undefined;
    const fillIn = (_key: unknown, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole)
        : value;
    const value: unknown = this.document.toJS({ reviver: fillIn });
    const { data, error } = this.schema.safeParse(value ?? {}, { reportInput: true });
    const reported = new Set<string>();
    for (const issue of error?.issues ?? []) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const path = [...issue.path, ...unknown];
      const key = path.join('/');
      // One message for each field is enough.
      if (!reported.has(key)) this.report(path, describeIssue(issue, this.schema));
      reported.add(key);
    }
    return data;
  }

  report(path: readonly PropertyKey[], message: string, offset = this.#offsetOf(path)): void {
    const { line, col } = this.#lines.linePos(offset);
    const field = path
      .map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)))
      .join(', ');
    const shown = this.#text.split('\n')[line - 1] ?? '';
    const subject = /^[a-z]/.test(message) ? `"${field.split(', ').at(-1)}" ` : '';
    this.mistakes.push(
      [
        `${this.path}:${line}:${col}${field && `  ${field}`}`,
        // A field missing from the whole file has no line.
        ...(/^\s*(#|$)/.test(shown) ? [] : [`  | ${shown}`]),
        `  ${subject}${message}`,
      ].join('\n'),
    );
  }

  /** Where a field is, or, if it is missing, the group it belongs to. */
  #offsetOf(path: readonly PropertyKey[]): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = this.document.getIn(path.slice(0, depth - 1), true);
      const node = isMap(parent)
        ? parent.items.find(({ key }) => String(key) === path[depth - 1])?.key
        : this.document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return 0;
  }
}

const wrongIndent =
  'The indentation of this line is wrong. Lines that belong together start in the same column.';

/** A YAML syntax error, in words for someone who has never heard of YAML. */
function describeError(error: YAMLError, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n')[0] ?? '';
  if (/^ *\t/.test(line) || error.code === 'TAB_AS_INDENT')
    return 'This line starts with a tab. Use spaces.';
  switch (error.code) {
    case 'MISSING_CHAR':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/quote/.test(error.message)) return 'This text has no closing quotation mark.';
      if (/^ *- /.test(line)) return wrongIndent;
      return /: /.test(line)
        ? 'Put a text that contains a colon in quotes. Example: "Degree: any field"'
        : 'A colon followed by a space is missing. Example: title: Data Engineer';
    case 'DUPLICATE_KEY':
      return 'This field is here twice.';
    case 'BAD_INDENT':
      return wrongIndent;
    case 'MULTIPLE_DOCS':
      return 'Everything below this line would be lost. Remove the hyphens.';
    case 'UNEXPECTED_TOKEN':
      return 'This text starts with a character that has a special meaning here. Put it in quotes. Example: "{company} designs software."';
    default:
      return `This cannot be read: ${error.message}`;
  }
}
