import { splitAtLeadWords } from '../lead-words';

const example = 'Example: "**Review code** written by colleagues."';

/** The first mistake in the marks of lead words. */
export function findLeadWordsMistake(text: string): string | undefined {
  const parts = splitAtLeadWords(text);
  if (parts.length % 2 === 0) {
    return `This text has ** on one side of its words in bold only: put ** before and after them. ${example}`;
  }
  if (/(?<![\w*])\*(?=\w)[^*]*\w\*(?![\w*])/.test(text)) {
    return `Words in bold have two asterisks on each side, not one. ${example}`;
  }
  const isLead = (_part: string, index: number) => index % 2 === 1;
  if (parts.filter(isLead).some((words) => !/^[^\s*]([^*]*[^\s*])?$/.test(words))) {
    return `Between ** and ** are only words, without a space or an asterisk at either end. ${example}`;
  }
  const others = parts.filter((part, index) => !isLead(part, index));
  if (parts.length > 1 && others.every((part) => !/[\p{L}\d]/u.test(part))) {
    return `The whole text is in bold. Mark only its first words. ${example}`;
  }
  if (/\w\*\*\w/.test(text)) {
    return `A space is missing before or after the words in bold. ${example}`;
  }
}
