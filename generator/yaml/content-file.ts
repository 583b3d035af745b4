import { type Document, isMap, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';

import {
  findCorruption,
  normalizeText,
  removeInvisible,
} from '../../shared/content-schema/characters';
import { foundPart } from '../../shared/content-schema/fields';
import { describeIssue, fieldNames, innermostIssues } from './describe-issue';
import { lineAt, startOfLine } from './lines';
import { findMisreadings } from './misreadings';
import { fillIn, type Placeholders } from './placeholders';
import { readTextFile } from './read-text-file';
import { findYamlMistake } from './syntax-mistakes';

const graphemes = new Intl.Segmenter('en');

/** A YAML file and the mistakes in it. */
export class ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly mistakes: string[] = [];
  readonly document: Document;
  private readonly lines = new LineCounter();

  static read<Schema extends z.ZodType>(path: string, schema: Schema): ContentFile<Schema> {
    const { text, problem, offset } = readTextFile(path);
    const file = new ContentFile(
      path,
      schema,
      problem === undefined ? removeInvisible(text) : text,
    );
    if (problem === undefined) file.findMistakes();
    else if (offset === undefined) file.mistakes.push(`${path}\n  ${problem}`);
    else file.report([], problem, offset);
    return file;
  }

  private constructor(
    readonly path: string,
    private readonly schema: Schema,
    private readonly text: string,
  ) {
    this.document = parseDocument(text, { lineCounter: this.lines, prettyErrors: false });
  }

  /** Mistakes that do not depend on the schema. */
  private findMistakes() {
    let reported = -1;
    for (const { offset, message } of findCorruption(this.text)) {
      const start = startOfLine(this.text, offset);
      // One message for each line is enough.
      if (start !== reported && !isNote(lineAt(this.text, offset))) {
        this.report([], message, offset);
      }
      reported = start;
    }
    if (this.mistakes.length > 0) return;
    const mistake = findYamlMistake(this.document, this.text);
    const found = mistake ? [mistake] : findMisreadings(this.document, this.text);
    for (const { path, message, offset } of found) this.report(path ?? [], message, offset);
  }

  /** Returns the content with its placeholders filled in, or `undefined` if there are mistakes. */
  check(placeholders: Placeholders): z.infer<Schema> | undefined {
    if (this.mistakes.length > 0) return undefined;
    if (this.document.contents === null) {
      this.mistakes.push(
        `${this.path}\n  This file is empty, or has only notes. Restore its fields.`,
      );
      return undefined;
    }
    const value: unknown = this.document.toJS({
      reviver: (_key, field: unknown) =>
        typeof field === 'string' ? normalizeText(fillIn(field, placeholders)) : field,
    });
    const { data, error } = this.schema.safeParse(value, { reportInput: true });
    const reported = new Set<string>();
    for (const issue of error?.issues.flatMap(innermostIssues) ?? []) {
      // One mistake can break several rules of a field.
      const field = issue.path.join();
      if (reported.has(field)) continue;
      reported.add(field);
      const unknownField = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const path = [...issue.path, ...unknownField];
      const offset = this.offsetOf(path, foundPart(issue));
      this.report(path, describeIssue(issue, this.schema), offset);
    }
    return data;
  }

  /**
   * The non-ASCII characters in the text, each with the first line it appears on. An emoji sequence
   * counts as one.
   */
  characters(): Map<string, string> {
    const found = new Map<string, string>();
    visit(this.document, {
      Scalar: (key, { value, range }) => {
        if (key === 'key' || typeof value !== 'string' || !range) return;
        const source = this.text.slice(range[0], range[1]);
        for (const { segment } of graphemes.segment(normalizeText(value))) {
          if (/^[\0-~]*$/.test(segment) || found.has(segment)) continue;
          const { line } = this.lines.linePos(range[0] + Math.max(source.indexOf(segment), 0));
          found.set(segment, `${this.path}:${line}`);
        }
      },
    });
    return found;
  }

  /** Adds a mistake with its location. */
  report(path: readonly PropertyKey[], message: string, offset = this.offsetOf(path)): void {
    const { line, col } = this.lines.linePos(offset);
    const field = path.length > 0 ? `  ${fieldNames(path).join(', ')}` : '';
    const source = lineAt(this.text, offset);
    // If a field is missing from the whole file, there is no line to show.
    const quote =
      (offset === 0 && isNote(source)) || source.trim() === ''
        ? ''
        : `\n  | ${source.replaceAll(/\p{Cc}/gu, ' ')}`;
    this.mistakes.push(`${this.path}:${line}:${col}${field}${quote}\n  ${message}`);
  }

  /**
   * The offset of a field or, if it is missing, of the group it belongs to.
   *
   * @param found a part of the field's text. If it is not on the text's first line, the result is
   *   its offset.
   */
  private offsetOf(path: readonly PropertyKey[], found?: string): number {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = this.document.getIn(path.slice(0, depth - 1), true);
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => String(key) === path[depth - 1])
        : undefined;
      const node = pair?.key ?? this.document.getIn(path.slice(0, depth), true);
      if (!isNode(node) || !node.range) continue;
      const [start] = node.range;
      const value = isNode(pair?.value) ? pair.value : node;
      const text = this.text.slice(start, value.range?.[1]);
      const place = found === undefined ? 0 : Math.max(text.indexOf(found), 0);
      return text.slice(0, place).includes('\n') ? start + place : start;
    }
    return 0;
  }
}

function isNote(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}
