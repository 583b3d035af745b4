import { readFileSync } from 'node:fs';

import { type Document, isPair, isSeq, type Node, parseDocument, type Scalar, visit } from 'yaml';

import { findWrongCharacter, repairPastedText } from './text-rules.server';

/** Something in a content file that its author has to mend. */
export type Mistake = {
  /** The file's name in the content folder: `jobs/data-engineer.yaml`. */
  file: string;
  /** Where it is, what is wrong, and an example. */
  message: string;
};

/** The way to a field: `['hero', 'tagline']`. An entry of a list has its index. */
export type FieldPath = readonly PropertyKey[];

/** What is wrong with a field. */
export type FieldProblem = { path: FieldPath; problem: string };

type SourceFile = {
  /** The content folder. */
  directory: string;
  /** In that folder: `jobs/data-engineer.yaml`. */
  name: string;
  text: string;
};

/** A content file that is well-formed YAML. What its fields say is not checked yet. */
export type YamlFile = SourceFile & { document: Document };

export const quotesHint = 'Put this text in straight quotes, as in "Be our #1: apply now"';

export function readYamlFile(directory: string, name: string): YamlFile | { mistakes: Mistake[] } {
  const read = readText(`${directory}/${name}`);
  if ('problem' in read) {
    return { mistakes: [{ file: name, message: `${directory}/${name}\n  ${read.problem}` }] };
  }
  const wrongCharacters = findWrongCharacters({ directory, name, text: read.text });
  if (wrongCharacters.length > 0) return { mistakes: wrongCharacters };

  const file = { directory, name, text: repairPastedText(read.text) };
  const document = parseDocument(file.text, { prettyErrors: false });
  const syntaxMistake = findSyntaxMistake(file, document);
  if (syntaxMistake) return { mistakes: [syntaxMistake] };

  const misreadTexts = findMisreadTexts(file, document);
  if (misreadTexts.length > 0) return { mistakes: misreadTexts };

  return { ...file, document };
}

function readText(file: string): { text: string } | { problem: string } {
  try {
    // The decoder also removes a byte order mark, and puts U+FFFD in place of what is not UTF-8.
    const text = new TextDecoder().decode(readFileSync(file));
    return { text: text.replaceAll('\r\n', '\n') };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { problem: code === 'ENOENT' ? 'This file is missing.' : message };
  }
}

function findWrongCharacters(file: SourceFile): Mistake[] {
  const mistakes: Mistake[] = [];
  let lineStart = 0;
  for (const line of file.text.split('\n')) {
    const found = findWrongCharacter(line);
    if (found) {
      const offset = lineStart + found.index;
      mistakes.push(mistakeAt(file, { offset, problem: `${found.message}.` }));
    }
    lineStart += line.length + 1;
  }
  return mistakes;
}

/** Only the first, because the parser then takes what follows for mistakes, too. */
function findSyntaxMistake(file: SourceFile, document: Document): Mistake | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return undefined;
  const problem = `${error.message}.\n  Lines that belong together start in the same column. Text with a colon or a #, or with a special character at its start, has straight quotes: "Be our #1: apply now".`;
  // A quote that is not closed goes on to the end of the file. The mistake is where it begins.
  const [, quote] = /^Missing closing (["'])/.exec(error.message) ?? [];
  const offset = quote ? file.text.lastIndexOf(quote) : error.pos[0];
  return mistakeAt(file, { offset, problem });
}

/** Texts that YAML accepts, but reads otherwise than their author means them. */
function findMisreadTexts(file: SourceFile, document: Document): Mistake[] {
  const problems: (FieldProblem & { offset: number })[] = [];
  visit(document, {
    Alias(_key, alias, ancestors) {
      const [offset = 0] = alias.range ?? [];
      problems.push({ path: pathTo(alias, ancestors), offset, problem: `${quotesHint}.` });
    },
    Scalar(_key, scalar, ancestors) {
      const found = misreadProblem(file.text, scalar);
      if (found) problems.push({ path: pathTo(scalar, ancestors), ...found });
    },
  });
  return firstOfEachField(problems).map((problem) => mistakeAt(file, problem));
}

function misreadProblem(
  fileText: string,
  { anchor, type, value, range }: Scalar,
): { offset: number; problem: string } | undefined {
  const [start = 0, end = start] = range ?? [];
  // YAML takes an & at the start of a text for an anchor.
  if (anchor !== undefined) return { offset: start, problem: `${quotesHint}.` };

  const isPlainText = type === 'PLAIN' && typeof value === 'string';
  const isBeforeComment = /^[ \t]+#/.test(fileText.slice(end));
  if (isPlainText && isBeforeComment) {
    return { offset: start, problem: `The text ends before the #. ${quotesHint}.` };
  }

  const joinedEntry = /\n\s*[-#•]/.exec(fileText.slice(start, end));
  if (joinedEntry) {
    const problem =
      'YAML joins this line to the text above. Start it in the same column as the other entries or notes.';
    return { offset: start + joinedEntry.index + joinedEntry[0].length - 1, problem };
  }
  return undefined;
}

/** @param ancestors from the document to the parent of the node */
function pathTo(node: Node, ancestors: readonly unknown[]): FieldPath {
  const nodes = [...ancestors, node];
  return nodes.flatMap((ancestor, index): FieldPath => {
    if (isPair(ancestor)) return [String(ancestor.key)];
    if (isSeq(ancestor)) return [ancestor.items.indexOf(nodes[index + 1])];
    return [];
  });
}

/** One mistake can break several rules of a field. Its author hears of the first. */
export function firstOfEachField<Problem extends { path: FieldPath }>(
  problems: readonly Problem[],
): Problem[] {
  const byField = new Map<string, Problem>();
  for (const problem of problems) {
    const field = problem.path.join('/');
    if (!byField.has(field)) byField.set(field, problem);
  }
  return [...byField.values()];
}

type Place = {
  /** Where it is in the text. Without it, the mistake is in the file as a whole. */
  offset?: number | undefined;
  path?: FieldPath;
};

/** The message names the line and the field, and shows the line. */
export function mistakeAt(
  { directory, name, text }: SourceFile,
  { offset, path = [], problem }: Place & { problem: string },
): Mistake {
  const linesBefore = text.slice(0, offset ?? 0).split('\n');
  const line = linesBefore.length;
  const column = (linesBefore.at(-1) ?? '').length + 1;
  const field = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
  const place = `${directory}/${name}:${line}:${column}  ${field.join(', ')}`.trimEnd();
  const message = [place, `  ${problem}`];
  if (offset !== undefined) {
    const lineText = (text.split('\n')[line - 1] ?? '').replaceAll(/\p{Cc}/gu, ' ');
    message.splice(1, 0, `  | ${lineText}`, `  | ${' '.repeat(column - 1)}^`);
  }
  return { file: name, message: message.join('\n') };
}
