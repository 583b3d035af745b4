// Lead words are those by which readers skim a list. The content marks them with two asterisks on
// each side: `**Review code** written by colleagues.`

/** Every second part consists of lead words: `['', 'Review code', ' written by colleagues.']`. */
export function splitAtLeadWords(text: string): string[] {
  return text.split('**');
}

export function withoutMarks(text: string): string {
  return text.replaceAll('**', '');
}
