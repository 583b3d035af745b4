import { existsSync, readFileSync } from 'node:fs';

import { isMap, isNode, LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import type { z } from 'zod';

/** A YAML file with what is wrong in it. */
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
    if (error !== undefined) this.report([], inWords(error, this.#text), error.pos[0]);
  }

  /** The file's content with its placeholders filled in; `undefined` if it has mistakes. */
  check(placeholders: Readonly<Record<string, string>>): z.infer<Schema> | undefined {
    if (this.mistakes.length > 0) return undefined;
    const fillIn = (_key: unknown, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => placeholders[name] ?? whole)
        : value;
    const value: unknown = this.document.toJS({ reviver: fillIn });
    const { data, error } = this.schema.safeParse(value ?? {});
    const told = new Set<string>();
    for (const issue of error?.issues ?? []) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const path = [...issue.path, ...unknown];
      const key = path.join('/');
      // Of several rules that a field breaks, the first says enough.
      if (!told.has(key)) this.report(path, issue.message);
      told.add(key);
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
        // What is missing from the whole file has no line to show.
        ...(/^\s*(#|$)/.test(shown) ? [] : [`  | ${shown}`]),
        `  ${subject}${message}`,
      ].join('\n'),
    );
  }

  /** Where a field stands, or, if it is missing, what it is missing from. */
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

const tooFarLeftOrRight =
  'This line begins too far left or right. What belongs together begins at the same place.';

/** A YAML syntax error, in words for somebody who has never heard of YAML. */
function inWords(error: YAMLError, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n')[0] ?? '';
  if (/^ *\t/.test(line) || error.code === 'TAB_AS_INDENT')
    return 'This line begins with a tab. Write spaces instead.';
  switch (error.code) {
    case 'MISSING_CHAR':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/quote/.test(error.message))
        return 'A quotation mark is missing at the end of this text.';
      if (/^ *- /.test(line)) return tooFarLeftOrRight;
      return /: /.test(line)
        ? 'A text that has a colon in it stands in quotes, for example: "Field of study: any"'
        : 'A colon with a space after it is missing. Right is, for example: title: Data Engineer';
    case 'DUPLICATE_KEY':
      return 'This field stands here a second time.';
    case 'BAD_INDENT':
      return tooFarLeftOrRight;
    case 'MULTIPLE_DOCS':
      return 'Everything after this line would be lost. Take its hyphens away.';
    case 'UNEXPECTED_TOKEN':
      return 'This text begins with a character that has a meaning of its own here. Put it into quotes, for example: "{company} designs software."';
    default:
      return `This cannot be read: ${error.message}`;
  }
}
