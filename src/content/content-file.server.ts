import { readFileSync } from 'node:fs';

import { isNode, isPair, LineCounter, parseDocument, stringify, visit } from 'yaml';
import { z } from 'zod';

import { type Facts, fillIn, findWrongCharacter, removeInvisible, tidy } from './text-rules.server';

export type Mistake = {
  /** Its name in the content folder: `jobs/data-engineer.yaml`. */
  file: string;
  /** For the author: where it is, what is wrong, and an example. */
  message: string;
};

/** What a message needs to know of a field: a part of its JSON Schema. */
type FieldSchema = {
  description?: string;
  examples?: unknown[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
};

const useQuotes = 'Put this text in straight quotes, as in "Be our #1: apply now"';

/** A YAML file, and the mistakes in it. */
export class ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly mistakes: Mistake[] = [];
  readonly document;
  private readonly text: string = '';
  private readonly lines = new LineCounter();

  constructor(
    private readonly directory: string,
    readonly name: string,
    private readonly schema: Schema,
  ) {
    this.text = this.read();
    this.document = parseDocument(this.text, { lineCounter: this.lines, prettyErrors: false });
    if (this.mistakes.length === 0) this.findWrongCharacters();
    if (this.mistakes.length === 0) this.findYamlMistakes();
  }

  private read(): string {
    try {
      const bytes = readFileSync(`${this.directory}/${this.name}`);
      return removeInvisible(new TextDecoder().decode(bytes)).replaceAll('\r\n', '\n');
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      this.add(code === 'ENOENT' ? 'This file is missing.' : message);
      return '';
    }
  }

  private findWrongCharacters() {
    // TextDecoder puts it in place of what is not UTF-8.
    const lostLetter = this.text.indexOf('\ufffd');
    if (lostLetter !== -1) {
      const message =
        'A letter in this line is not in UTF-8. In Notepad, choose File > Save as > Encoding: UTF-8; in VS Code, click the encoding at the bottom right > Save with Encoding > UTF-8.';
      this.add(message, lostLetter);
      return;
    }
    for (const start of this.lines.lineStarts) {
      const found = findWrongCharacter(this.text.slice(start).split('\n', 1)[0] ?? '');
      if (found) this.add(`${found.message}.`, start + found.index);
    }
  }

  private findYamlMistakes() {
    const [error] = [...this.document.errors, ...this.document.warnings];
    if (error) {
      const message = `${error.message}.\n  Lines that belong together start in the same column. Text with a colon or a #, or with a special character at its start, has straight quotes: "Be our #1: apply now".`;
      // A quote that is not closed goes on to the end of the file.
      const [, quote] = /^Missing closing (["'])/.exec(error.message) ?? [];
      this.add(message, quote ? this.text.lastIndexOf(quote) : error.pos[0]);
      return;
    }
    visit(this.document, {
      Alias: (_key, { range }) => this.add(`${useQuotes}.`, range?.[0]),
      Scalar: (_key, { anchor, type, value, range }, ancestors) => {
        const [start = 0, end] = range ?? [];
        const field = String(ancestors.findLast(isPair)?.key ?? '');
        const isText = type === 'PLAIN' && typeof value === 'string';
        if (anchor !== undefined) this.add(`${useQuotes}.`, start, [field]);
        if (isText && /^[ \t]+#/.test(this.text.slice(end))) {
          this.add(`The text ends before the #. ${useQuotes}.`, start, [field]);
        }
        const joined = /\n\s*[-#•]/.exec(this.text.slice(start, end));
        if (joined) {
          const message =
            'YAML joins this line to the text above. Start it in the same column as the other entries or notes.';
          this.add(message, start + joined.index + joined[0].length - 1, [field]);
        }
      },
    });
  }

  /** The content with its placeholders filled in, or `undefined` if there are mistakes. */
  check(facts: Facts): z.infer<Schema> | undefined {
    if (this.mistakes.length > 0) return undefined;
    const value: unknown = this.document.toJS({
      reviver: (_key, field: unknown) =>
        typeof field === 'string' ? tidy(fillIn(field, facts)) : field,
    });
    const { data, error } = this.schema.safeParse(value, { error: explain });
    for (const issue of error?.issues ?? []) this.reportIssue(issue);
    return data;
  }

  private reportIssue(issue: z.core.$ZodIssue) {
    const file = z.toJSONSchema(this.schema, { io: 'input' }) as FieldSchema;
    const { description, examples, properties } = issue.path.reduce(
      (at, key) => at.properties?.[String(key)] ?? at.items ?? at,
      file,
    );
    if (issue.code === 'unrecognized_keys') {
      const fields = Object.keys(properties ?? {}).join(', ');
      this.report([...issue.path, ...issue.keys], `${issue.message}. The fields are ${fields}.`);
      return;
    }
    const example = examples ? `Example: ${stringify(examples[0], { lineWidth: 0 }).trim()}` : '';
    this.report(issue.path, `${issue.message}.\n  ${description ?? ''} ${example}`.trimEnd());
  }

  /** Adds a mistake in a field. If the field is missing, its place is that of its group. */
  report(path: readonly PropertyKey[], message: string) {
    const paths = path.map((_key, index) => path.slice(0, path.length - index));
    const node = paths.map((each) => this.document.getIn(each, true)).find(isNode);
    this.add(message, node?.range?.[0], path);
  }

  private add(message: string, offset = 0, path: readonly PropertyKey[] = []) {
    const { line, col } = this.lines.linePos(offset);
    const field = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
    const position = line > 0 ? `:${line}:${col}  ${field.join(', ')}`.trimEnd() : '';
    const place = `${this.directory}/${this.name}${position}\n`;
    // One mistake can break several rules.
    if (this.mistakes.some(({ message: other }) => other.startsWith(place))) return;
    const source = this.text.split('\n')[line - 1]?.replaceAll(/\p{Cc}/gu, ' ');
    const frame = source && offset > 0 ? `  | ${source}\n  | ${' '.repeat(col - 1)}^\n` : '';
    this.mistakes.push({ file: this.name, message: `${place}${frame}  ${message}` });
  }
}

/** zod's words, except where an author would not understand them. */
function explain({ code, input, expected }: z.core.$ZodRawIssue): string | undefined {
  if (input === undefined) return 'This is missing';
  if (input === null) return 'This is empty';
  if (code === 'invalid_type' && expected === 'string') return useQuotes;
  if (code === 'invalid_union') return 'This is written in none of these ways';
}
