// Readers skim lists by words in bold. The content marks them with two asterisks on each side:
// `**Review code** written by colleagues.`

const mark = '**';

type TextPart = { text: string; isBold: boolean };

/**
 * Splits `**Review code** written by colleagues.` into `{ text: 'Review code', isBold: true }` and
 * `{ text: ' written by colleagues.', isBold: false }`.
 */
export function splitAtBoldWords(text: string): TextPart[] {
  // The text changes between plain and bold words at each mark, and begins plain.
  const parts = text.split(mark).map((part, index) => ({ text: part, isBold: index % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}

export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}
