import { isAlias, isScalar, type Document, type Node, visit, type YAMLError } from 'yaml';

type YamlMistake = { offset: number; message: string };

const specialCharacter =
  'This text starts with a character that has a special meaning here. Put it in quotes. Example: "{company} designs software."';

const wrongIndent =
  'The indentation of this line is wrong. Lines that belong together start in the same column.';

const startsWithTab = 'This line starts with a tab. Use spaces.';

/** The first syntax error or, if there is none, the first value that YAML misreads. */
export function findYamlMistake(document: Document, text: string): YamlMistake | undefined {
  const [error] = document.errors;
  if (error) return { offset: error.pos[0], message: describeError(error, text) };
  let mistake: YamlMistake | undefined;
  visit(document, {
    Node(_key, node) {
      mistake = findMisreading(node as Node, text);
      return mistake ? visit.BREAK : undefined;
    },
  });
  return mistake;
}

/** Values YAML silently truncates or reinterprets. */
function findMisreading(node: Node, text: string): YamlMistake | undefined {
  const [start, end] = node.range ?? [0, 0];
  if (isAlias(node) || (isScalar(node) && (node.anchor !== undefined || node.tag !== undefined)))
    return { offset: start, message: specialCharacter };
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const comment = /^[ \t]+#/.exec(text.slice(end))?.[0];
  if (comment !== undefined) {
    const message =
      'The text ends before the #. Put it in quotes, or move the note to a separate line.';
    return { offset: end + comment.length - 1, message };
  }
  const joined = node.type === 'PLAIN' && /\n\s*(?=[-•–])/.exec(text.slice(start, end));
  if (joined) {
    const message =
      'This line is joined to the one above it. Start it in the same column as the other entries.';
    return { offset: start + joined.index + joined[0].length, message };
  }
}

/** Mistakes recognized by the line, whichever error the parser reports. */
const lineMistakes: [pattern: RegExp, message: string][] = [
  [/^ *\t/, startsWithTab],
  [/^\s*\u00a0/, 'This line starts with a no-break space. Use ordinary spaces.'],
  [
    /^\s*(-[^\s-]|[•–*])/,
    'An entry of a list starts with a hyphen and a space. Example: - Test restores.',
  ],
  [/: [?&*!@%`|>]/, specialCharacter],
];

const errorMessages: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: wrongIndent,
  BAD_SCALAR_START: specialCharacter,
  DUPLICATE_KEY: 'This field appears twice.',
  MULTIPLE_DOCS: 'Everything below this line would be lost. Remove the hyphens.',
  TAB_AS_INDENT: startsWithTab,
  UNEXPECTED_TOKEN: specialCharacter,
};

/** Explains a syntax error to an author who does not know YAML. */
function describeError(error: YAMLError, text: string): string {
  const lineStart = text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const line = text.slice(lineStart).split('\n')[0] ?? '';
  const above = text.slice(0, lineStart).trimEnd();
  if (/^\s*- /.test(line) && above.endsWith('[]'))
    return 'The list above is marked as empty. Remove its brackets: []';
  if (/: *(["']).*\1./.test(line) && error.code === 'UNEXPECTED_TOKEN')
    return 'There is text after the closing quotation mark. Put the whole text in the other kind of quotes. Example: "Joe\'s Systems"';
  return (
    lineMistakes.find(([pattern]) => pattern.test(line))?.[1] ??
    errorMessages[error.code] ??
    describeMissingPart(error, line)
  );
}

/** A closing quotation mark, a colon, or the indentation is missing. */
function describeMissingPart({ code, message }: YAMLError, line: string): string {
  if (!['MISSING_CHAR', 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'].includes(code))
    return `This cannot be read: ${message}`;
  if (/quote/.test(message)) return 'This text has no closing quotation mark.';
  if (/^ *- /.test(line)) return wrongIndent;
  return /: /.test(line)
    ? 'Quote text that contains a colon. Example: "Degree: any field"'
    : 'A colon followed by a space is missing (title: Data Engineer), or this line belongs to the text above and has to be indented like it.';
}
