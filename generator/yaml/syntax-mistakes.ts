import { type Document, type Scalar, visit, type YAMLError } from 'yaml';

import { lineAt, startOfLine } from './lines';
import { explainSpecialCharacter, type Mistake, specialCharacter } from './misreadings';
import { findPlaceholderMistake } from './placeholders';

const wrongIndent =
  'The indentation of this line is wrong. Lines that belong together start in the same column.';

const startsWithTab = 'This line starts with a tab. Use spaces.';

const noClosingQuote =
  'This text has no closing quotation mark. Add one at its end. Example: "Be our #1: apply now"';

const noClosingBracket =
  'A closing bracket is missing. Put text in quotes, and write a list with one entry on each line, after a hyphen and a space.';

const colonInText = 'Put text that contains a colon in quotes. Example: "Degree: any field"';

const noColon =
  'A colon followed by a space is missing (title: Data Engineer), or this line belongs to the text above and has to be indented like it.';

const backslash =
  "Text in double quotes cannot contain a backslash (\\). Use single quotes, or none. Example: 'C:\\Users'";

const hyphenBeforeField =
  'Remove the hyphen at the start of this line. Only the entries of a list have one.';

const fieldsBelow =
  'The lines below are indented, as if they belonged to this line. Give this line and them the same indentation or, if they do belong to it, leave nothing after its colon.';

const markedAsEmpty = 'The list is marked as empty. Remove its brackets: []';

const appearsTwice =
  'This field appears twice. If it starts another entry of a list, put a hyphen and a space before it.';

const twoDocuments = 'Everything below this line would be lost. Remove the hyphens.';

const startOfDocument =
  'The file cannot be read from this line on. Remove what is above the fields.';

export function findYamlMistake(document: Document, text: string): Mistake | undefined {
  const conflict = /^(<{7}|={7}|>{7})( .*)?$/m.exec(text);
  if (conflict && /^<{7}/m.test(text)) {
    const message =
      'git marked two versions of these lines here. Keep one of them, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.';
    return { offset: conflict.index, message };
  }
  const [error] = document.errors;
  if (!error) return undefined;
  const offset = findMistakenLine(document, error, text);
  const line = lineAt(text, offset);
  const message = describeError(error, line, text.slice(0, offset));
  if (message !== specialCharacter) return { offset, message };
  return { offset, message: explainSpecialCharacter(valueOf(line), /^\s*- /.test(line)) };
}

/** The start of the line that the author has to change. It can be far above the parser's error. */
function findMistakenLine(document: Document, error: YAMLError, text: string): number {
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) {
    const open = unclosedQuote(document, text);
    if (open !== undefined) return open;
  }
  // Above the error, only fields and list entries should start at the left edge.
  const end = Math.max(...error.pos);
  let above = '';
  for (const { index, 0: line } of text.matchAll(/^[^\s#].*$/gm)) {
    if (index >= end) break;
    if (!/^(["'\w][^:]*:(\s|$)|-\s|---$|\.\.\.$|[\]}%])/.test(line)) return index;
    if (line.startsWith('- ') && !/^-\s|:\s*(#.*)?$/.test(above)) return index;
    above = line;
  }
  // The parser can report an error at a note or a blank line above it.
  const blank = /^([ \t]*(#.*)?\n)+/.exec(text.slice(startOfLine(text, error.pos[0])))?.[0] ?? '';
  return blank === '' ? error.pos[0] : startOfLine(text, error.pos[0]) + blank.length;
}

/** The start of a quoted text that continues to the end of the file. */
function unclosedQuote(document: Document, text: string): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }: Scalar) {
      if (type?.startsWith('QUOTE') && range && range[1] >= text.length) start = range[0];
    },
  });
  return start;
}

/** What the line itself shows, whatever error the parser reports. */
const lineMistakes: [pattern: RegExp, message: string][] = [
  [/^ *\t/, startsWithTab],
  [/^\s*(\/\/|\/\*|<!--)/, 'A note starts with a #. Example: # Ask Bob about this.'],
  [
    /^\s*(-[^\s-]|[•◦▪‣●○·∙–—−] ?|[*o] |\d{1,2}[.)] )/,
    'An entry of a list starts with a hyphen and a space. Example: - Test restores.',
  ],
  [
    /(: |- )[|>](?![+-]?\d?\s*(#|$))/,
    'After > or >-, the text starts on the next line, indented. Or put the whole text in quotes.',
  ],
  [/: [?&*!@%`|>,\]}]|- [?&*!@%`,\]}]/, specialCharacter],
  [/\[\] +\S/, markedAsEmpty],
  [/"[^"]*\\[^"]*"/, backslash],
  [/^- [\w-]+: /, hyphenBeforeField],
  [
    /^[^\w\s"'#[{-]/,
    'This line does not start with the name of a field. Remove what is before it. Example: title: Data Engineer',
  ],
  [/^[\w-]+:\S/, 'A space is missing after the colon. Example: title: Data Engineer'],
];

/** By parser error code. Any code not listed is caused by a special character. */
const errorMessages: Partial<Record<YAMLError['code'], string>> = {
  BAD_DIRECTIVE: startOfDocument,
  BAD_DQ_ESCAPE: backslash,
  BAD_INDENT: wrongIndent,
  BLOCK_AS_IMPLICIT_KEY: noColon,
  BLOCK_IN_FLOW: noClosingBracket,
  DUPLICATE_KEY: appearsTwice,
  KEY_OVER_1024_CHARS: noColon,
  MISSING_CHAR: noColon,
  MULTILINE_IMPLICIT_KEY: noColon,
  MULTIPLE_DOCS: twoDocuments,
  TAB_AS_INDENT: startsWithTab,
};

/** From the most to the least specific explanation. */
function describeError({ code, message }: YAMLError, line: string, before: string): string {
  if (code === 'DUPLICATE_KEY') return appearsTwice;
  if (code === 'MULTIPLE_DOCS') return twoDocuments;
  if (/^\s*- /.test(line) && before.trimEnd().endsWith('[]')) return markedAsEmpty;
  if (/quote/.test(message)) return noClosingQuote;
  if (/(: *|- +)(["']).*\2./.test(line) && ['UNEXPECTED_TOKEN', 'MISSING_CHAR'].includes(code)) {
    return 'There is text after the closing quotation mark. Put the whole text in the other kind of quotes. Example: "Joe\'s Systems"';
  }
  if (/\b(end with a|Flow (sequence|map))/.test(message)) return noClosingBracket;
  const placeholder = findPlaceholderMistake(line);
  if (placeholder) return placeholder.message;
  const mistake = lineMistakes.find(([pattern]) => pattern.test(line))?.[1];
  if (mistake !== undefined) return mistake;
  if (/^\w[^:]*$/.test(line)) return noColon;
  const byCode = errorMessages[code] ?? specialCharacter;
  if (byCode !== noColon) return byCode;
  if (/: /.test(line)) return /^[^:]*: [^:]*$/.test(line) ? fieldsBelow : colonInText;
  return /^ *- /.test(line) ? wrongIndent : noColon;
}

function valueOf(line: string): string {
  return line.replace(/^\s*(- +)?([\w-]+: +)?/, '');
}
