// Lead words are those by which readers skim a list. The content marks them with two asterisks on
// each side: `**Review code** written by colleagues.`

const mark = '**';

export type TextPart = { text: string; isLead: boolean };

/**
 * `**Review code** written by colleagues.` → `{ text: 'Review code', isLead: true }` and
 * `{ text: ' written by colleagues.', isLead: false }`
 */
export function splitAtLeadWords(text: string): TextPart[] {
  // The text changes between plain and lead words at each mark, and begins plain.
  const parts = text.split(mark).map((part, index) => ({ text: part, isLead: index % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}

export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}
