import { type Document, type Scalar, visit, type YAMLError } from 'yaml';

type YamlMistake = { offset: number; message: string };

const specialCharacter =
  'This text starts with a character that has a special meaning here. Put it in quotes. Example: "{company} designs software."';

/** Explains the first syntax error or, if there is none, every value that YAML misreads. */
export function findYamlMistakes(document: Document, text: string): YamlMistake[] {
  const [error] = document.errors;
  if (error) return [{ offset: error.pos[0], message: explainError(error, text) }];
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Alias(_key, { range }) {
      mistakes.push({ offset: range?.[0] ?? 0, message: specialCharacter });
    },
    Scalar(key, scalar) {
      if (key !== 'key') mistakes.push(...findMisreadings(scalar, text));
    },
  });
  return mistakes;
}

function explainError({ code, message, pos }: YAMLError, text: string): string {
  const lineStart = text.lastIndexOf('\n', pos[0] - 1) + 1;
  const above = text.slice(0, lineStart).trimEnd();
  const [line = ''] = text.slice(lineStart).split('\n');
  if (/^ *- /.test(line) && above.endsWith('[]'))
    return 'The list above is marked as empty. Remove its brackets: []';
  const explanation = explanations.find(
    ({ codes, pattern }) => (codes?.includes(code) ?? true) && pattern.test(line),
  );
  return explanation?.message ?? `This cannot be read: ${message}`;
}

type Explanation = {
  /** Kinds of errors it explains; all, if omitted. */
  codes?: YAMLError['code'][];
  /** What the line with the error looks like. */
  pattern: RegExp;
  message: string;
};

const anyLine = /^/;

const misplaced: YAMLError['code'][] = [
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
];

/** The first that fits explains an error. */
const explanations: Explanation[] = [
  { pattern: /^ *\t/, message: 'This line starts with a tab. Use spaces.' },
  {
    pattern: /^\s*\u00a0/,
    message: 'This line starts with a no-break space. Use ordinary spaces.',
  },
  {
    pattern: /^\s*(-[^\s-]|[•–*])/,
    message: 'An entry of a list starts with a hyphen and a space. Example: - Test restores.',
  },
  { pattern: /: [?&*!@%`|>]/, message: specialCharacter },
  {
    codes: ['UNEXPECTED_TOKEN'],
    pattern: /: *(["']).*\1./,
    message:
      'There is text after the closing quotation mark. Put all of it in quotes of the other kind. Example: "Joe\'s Systems"',
  },
  { codes: ['UNEXPECTED_TOKEN'], pattern: anyLine, message: specialCharacter },
  { codes: ['DUPLICATE_KEY'], pattern: anyLine, message: 'This field appears twice.' },
  {
    codes: ['MULTIPLE_DOCS'],
    pattern: anyLine,
    message: 'Everything below this line would be lost. Remove the hyphens.',
  },
  {
    codes: ['MISSING_CHAR'],
    pattern: /["']/,
    message: 'This text has no closing quotation mark.',
  },
  {
    codes: misplaced,
    pattern: /^ *- /,
    message:
      'The indentation of this line is wrong. Lines that belong together start in the same column.',
  },
  {
    codes: misplaced,
    pattern: /: /,
    message: 'Quote text that contains a colon. Example: "Degree: any field"',
  },
  {
    codes: misplaced,
    pattern: anyLine,
    message:
      'A colon followed by a space is missing (title: Data Engineer), or this line belongs to the text above and has to be indented like it.',
  },
];

/** What YAML silently cuts off or reads differently in a text without quotes. */
const misreadings: [pattern: RegExp, message: string][] = [
  [
    /(?<=[ \t])#/,
    'The text ends before the #. Put it in quotes, or move the note to a separate line.',
  ],
  [
    /(?<=\n\s*)[-•–]/,
    'This line is joined to the one above it. Start it in the same column as the other entries.',
  ],
  [
    /^[“”„‘].*[“”’]\s*$/,
    'This text is in curly quotes, which visitors would see. Use straight quotes (") or none.',
  ],
];

function findMisreadings({ value, type, anchor, tag, range }: Scalar, text: string): YamlMistake[] {
  const [start, end] = range ?? [0, 0];
  if (anchor !== undefined || tag !== undefined)
    return [{ offset: start, message: specialCharacter }];
  if (typeof value !== 'string' || type !== 'PLAIN') return [];
  const [restOfLine = ''] = text.slice(end).split('\n');
  const source = text.slice(start, end) + restOfLine;
  return misreadings.flatMap(([pattern, message]) => {
    const match = pattern.exec(source);
    return match ? [{ offset: start + match.index, message }] : [];
  });
}
