import { existsSync, readFileSync } from 'node:fs';

import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

import { describeIssue, fieldNames } from './describe-issue';
import { findYamlMistake } from './yaml-mistakes';

/** A YAML file and the mistakes in it. */
export class ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly mistakes: string[] = [];
  readonly document: Document;
  private readonly text: string = '';
  private readonly lines = new LineCounter();

  constructor(
    readonly path: string,
    private readonly schema: Schema,
  ) {
    if (existsSync(path)) this.text = readFileSync(path, 'utf8');
    else this.mistakes.push(`${path}\n  This file is missing.`);
    this.document = parseDocument(this.text, { lineCounter: this.lines, prettyErrors: false });
    const mistake = findYamlMistake(this.document, this.text);
    if (mistake) this.report([], mistake.message, mistake.offset);
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
    for (const issue of error?.issues ?? []) {
      const unknownField = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      this.report([...issue.path, ...unknownField], describeIssue(issue, this.schema));
    }
    return data;
  }

  /** Adds a mistake with its location. */
  report(path: readonly PropertyKey[], message: string, offset = this.offsetOf(path)): void {
    const { line, col } = this.lines.linePos(offset);
    const field = path.length > 0 ? `  ${fieldNames(path).join(', ')}` : '';
    const source = this.text.split('\n')[line - 1] ?? '';
    // A field that is missing from the whole file has no line to show.
    const quote = /^\s*(#|$)/.test(source) ? '' : `\n  | ${source}`;
    this.mistakes.push(`${this.path}:${line}:${col}${field}${quote}\n  ${message}`);
  }

  /** The offset of a field or, if it is missing, of the group it belongs to. */
  private offsetOf(path: readonly PropertyKey[]): number {
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

/** `cloudTechnologies` → `cloud-technologies` */
export function contentFileName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
