import { isScalar, type Document, type Node, visit, type YAMLError } from 'yaml';

export type YamlMistake = { offset: number; message: string };

/** The first thing in a YAML file that cannot be read, or that YAML reads otherwise than an owner expects. */
export function yamlMistake(document: Document, text: string): YamlMistake | undefined {
  const [error] = document.errors;
  if (error) return { offset: error.pos[0], message: describeError(error, text) };
  let found: YamlMistake | undefined;
  visit(document, {
    Node(_key, node) {
      found = surprise(node as Node, text);
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

const specialCharacter =
  'This text starts with a character that has a special meaning here. Put it in quotes. Example: "{company} designs software."';

/** What YAML cuts off, joins or replaces without an error. */
function surprise(node: Node, text: string): YamlMistake | undefined {
  const [start, end] = node.range ?? [0, 0];
  if ('source' in node && isAliasOrTagged(node))
    return { offset: start, message: specialCharacter };
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const note = /^[ \t]+#/.exec(text.slice(end))?.[0];
  if (note !== undefined) {
    const message =
      'The text ends before the #. Put it in quotes, or move the note to a line of its own.';
    return { offset: end + note.length - 1, message };
  }
  const joined = node.type === 'PLAIN' && /\n\s*(?=[-•–])/.exec(text.slice(start, end));
  if (joined) {
    const message =
      'This line is joined to the one above it. Start it in the same column as the other entries.';
    return { offset: start + joined.index + joined[0].length, message };
  }
}

function isAliasOrTagged(node: Node): boolean {
  return !isScalar(node) || node.anchor !== undefined || node.tag !== undefined;
}

/** A YAML syntax error, in words for someone who has never heard of YAML. */
function describeError(error: YAMLError, text: string): string {
  const lineStart = text.lastIndexOf('\n', error.pos[0] - 1) + 1;
  const line = text.slice(lineStart).split('\n')[0] ?? '';
  const above = text.slice(0, lineStart).trimEnd();
  if (/^ *\t/.test(line) || error.code === 'TAB_AS_INDENT')
    return 'This line starts with a tab. Use spaces.';
  if (/^\s*\u00a0/.test(line))
    return 'This line starts with a no-break space. Use ordinary spaces.';
  if (/^\s*(-[^\s-]|[•–*])/.test(line))
    return 'An entry of a list starts with a hyphen and a space. Example: - Test restores.';
  if (/^\s*- /.test(line) && above.endsWith('[]'))
    return 'The list above is marked as empty. Remove its brackets: []';
  if (/: [?&*!@%`|>]/.test(line)) return specialCharacter;
  if (/: *(["']).*\1./.test(line) && error.code === 'UNEXPECTED_TOKEN')
    return 'There is text after the closing quotation mark. Put all of it in quotes of the other kind. Example: "Joe\'s Systems"';
  switch (error.code) {
    case 'MISSING_CHAR':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/quote/.test(error.message)) return 'This text has no closing quotation mark.';
      if (/^ *- /.test(line)) return wrongIndent;
      return /: /.test(line)
        ? 'Put a text that contains a colon in quotes. Example: "Degree: any field"'
        : 'A colon followed by a space is missing (title: Data Engineer), or this line belongs to the text above and has to be indented like it.';
    case 'DUPLICATE_KEY':
      return 'This field is here twice.';
    case 'BAD_INDENT':
      return wrongIndent;
    case 'MULTIPLE_DOCS':
      return 'Everything below this line would be lost. Remove the hyphens.';
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
      return specialCharacter;
    default:
      return `This cannot be read: ${error.message}`;
  }
}

const wrongIndent =
  'The indentation of this line is wrong. Lines that belong together start in the same column.';
