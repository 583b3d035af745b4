import {
  type Document,
  isAlias,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
} from 'yaml';

import { findTextMistake } from '../../shared/content-schema/plain-text';
import { findPlaceholderMistake } from './placeholders';

export type Mistake = {
  /** In the file's text. */
  offset: number;
  message: string;
  /** The field, if it is known. */
  path?: PropertyKey[];
};

export const specialCharacter =
  'This text starts with a character that has a special meaning here. Put it in quotes. Example: "{company} designs software."';

const startsWithLeadWords =
  'Words can be in bold only in duties and requirements, and text that starts with them has to be in quotes. Example: - "**Review code** written by colleagues."';

/**
 * Explains a special character at the start of a text: usually it needs quotes, but a bullet, say,
 * has to go.
 *
 * @param isEntry whether the text is an entry of a list
 */
export function explainSpecialCharacter(text: string, isEntry: boolean): string {
  if (isEntry && /^\*\*\S/.test(text)) return startsWithLeadWords;
  const withoutPlaceholders = text.replaceAll(/\{\w+\}/g, 'x');
  return findTextMistake(withoutPlaceholders)?.message ?? specialCharacter;
}

const startsWithNote =
  'What follows the # is a note, so this field is empty. Put its text in quotes. Example: "#7 Main Street"';

/** Finds values that YAML cuts off, joins or misreads without an error. */
export function findMisreadings(document: Document, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Node(key, node, ancestors) {
      const mistake = findMisreading(node as Node, text, ancestors.some(isSeq));
      if (mistake) mistakes.push({ ...mistake, path: fieldPath([...ancestors, node], key) });
    },
  });
  return mistakes;
}

function findMisreading(node: Node, text: string, isEntry: boolean): Mistake | undefined {
  const [start, end] = node.range ?? [0, 0];
  if (isAlias(node) || (isScalar(node) && (node.anchor !== undefined || node.tag !== undefined))) {
    const line = text.slice(start).split('\n', 1)[0] ?? '';
    return { offset: start, message: explainSpecialCharacter(line, isEntry) };
  }
  const rest = text.slice(end);
  if (isScalar(node) && node.value === null && /^[ \t]*#/.test(rest)) {
    return { offset: start, message: startsWithNote };
  }
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const comment = /^[ \t]+#/.exec(rest)?.[0];
  if (comment !== undefined && node.type === 'PLAIN') {
    const message =
      'The text ends before the #. Put it in quotes, or move the note to a separate line.';
    return { offset: end + comment.length - 1, message };
  }
  // A # in front of a line of text keeps the line's indentation, up to 8 spaces. A note has one
  // space.
  if (node.type?.startsWith('BLOCK') && /^# {2,8}\S/.test(rest)) {
    const message =
      'This line is a note, so visitors do not see it, although it looks like a part of the text above. Remove its #, or put a blank line above it.';
    return { offset: end, message };
  }
  const source = text.slice(start, end);
  const joined = findJoinedLine(node, source, isEntry);
  if (joined) return { ...joined, offset: start + joined.offset };
  const placeholder = findPlaceholderMistake(node.value);
  if (placeholder) {
    const offset = start + Math.max(source.indexOf(placeholder.found), 0);
    return { offset, message: placeholder.message };
  }
}

/** Finds a line that looks like a note or a list entry, but is part of the text above it. */
function findJoinedLine({ type }: Scalar, source: string, isEntry: boolean): Mistake | undefined {
  if (!source.includes('\n')) return undefined;
  const note = /\n\s*(?=#)/.exec(source);
  if (note) {
    const message =
      'This line starts with a #, but inside a text that is not a note: visitors would see it. Move it above the field or, if you want it, to the end of the line before.';
    return { offset: note.index + note[0].length, message };
  }
  if (type !== 'PLAIN') return undefined;
  const bullet = /\n\s*(?=[-•–*·] ?)/.exec(source);
  if (bullet) {
    const message =
      'This line is joined to the one above it. Start it in the same column as the other entries.';
    return { offset: bullet.index + bullet[0].length, message };
  }
  const sentence = isEntry && /(?<=[.!?])\n\s*(?=\p{Lu})/u.exec(source);
  if (sentence) {
    const message =
      'This line is joined to the one above it. If it is a separate entry, start it with a hyphen and a space; if not, put both on one line.';
    return { offset: sentence.index + sentence[0].length, message };
  }
}

/** The path to the last node. */
function fieldPath(nodes: readonly unknown[], key: unknown): PropertyKey[] {
  return nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
    if (!isSeq(node)) return [];
    const entry = node.items.indexOf(nodes[index + 1]);
    return [entry === -1 ? Number(key) : entry];
  });
}
