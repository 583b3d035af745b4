/** Finds mistakes in plain text: markup, placeholders, and leftovers from editing. */

import { findCorruption } from './characters';

type Rule = { pattern: RegExp; message: (found: string) => string };

/** Only the first rule that matches is reported, so specific rules come before general ones. */
const rules: Record<string, Rule> = {
  severalParagraphs: {
    pattern: /\n/,
    message: () =>
      'This text has more than one paragraph: join its lines, or start it with >- and indent the lines below, all alike and without a blank line',
  },
  tab: { pattern: /\t/, message: () => 'This text contains a tab: use a space' },
  curlyQuotesAround: {
    pattern: /^[“”„‘].*[“”’]$/,
    message: () =>
      'This text is in curly quotes, which visitors would see: use straight quotes (") or none',
  },

  // Text that was copied from a web page, Markdown, a word processor or a program
  htmlEntity: {
    pattern:
      /&(#\d+|#x[\da-f]+|[a-z]{2,}\d*);|&#\d{2,4}|&(amp|apos|bull|copy|[lg]t|hellip|[mn]dash|nbsp|quot|reg|[lr][ds]quo|trade|[a-z](acute|cedil|circ|grave|ring|tilde|uml))\b/i,
    message: (entity) =>
      `This text contains "${entity}", which visitors would see literally: type the character itself, for example & instead of &amp;`,
  },
  htmlTag: {
    pattern:
      /<!--|<\/[a-z][^<>]*>?|<(a|b|br|code|del|div|em|font|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|script|small|span|strong|style|su[bp]|table|t[dhr]|u|ul)(\s*\/?>|\s+[a-z-]+=[^<>]*>?)|(?<!\w)<[a-z][\w-]*\s*\/?>/i,
    message: (tag) =>
      `This text contains "${tag}", which visitors would see literally: use plain text`,
  },
  markdownLink: {
    pattern: /!?\[[^\]]*\]\(/,
    message: (link) =>
      `This text contains "${link}…)", which visitors would see literally: links are not supported, so write the words alone`,
  },
  markdownEmphasis: {
    pattern: /(?<![\w*_~`])(\*{1,3}|_{1,3}|~~|`+)(?=[^\s*_~`])[^*_~`]*(?<=\S)\1(?![\w*_~`])/,
    message: (found) =>
      `This text contains "${found}", which visitors would see literally: bold and italic are not supported, so write ${found.replaceAll(/[*_~`]/g, '')}`,
  },
  markdownHeadingOrQuote: {
    pattern: /^(#{1,6}|>)\s/,
    message: (sign) =>
      `This text begins with "${sign.trim()}", which visitors would see literally: write the words alone`,
  },
  escape: {
    pattern: /\\([nt](?=[A-Z\s]|$)|["'*_#&]|[Uu][\dA-Fa-f]{4})|%20/,
    message: (escape) =>
      `This text contains "${escape}", which visitors would see literally: type the character that it stands for`,
  },

  // Lists
  bullet: {
    pattern: /^([•◦▪▫‣⁃●○■□∙·➤►✓✔]\s*|(\[[ xX]?\]|[–—−*+-]|o|\(?\d{1,2}[.)]|\(?[a-z]\)(?! \d))\s+)/,
    message: (bullet) =>
      `This text begins with "${bullet.trim()}". The page adds bullets and numbers itself: write the words alone`,
  },
  twoEntriesOnOneLine: {
    // Not after an abbreviation: "Washington, D.C. – Remote"
    pattern: /(?<=\p{Ll}{4})[.;] [–—•·*-] \p{Lu}.*/u,
    message: (rest) =>
      `Two entries seem to be on one line. Start the second on its own line: ${rest.slice(2)}`,
  },

  // Only company.yaml can still contain placeholders here; in all other files they are already
  // filled in.
  placeholder: {
    pattern: /\{\w+\}/,
    message: (found) =>
      `You cannot use ${found} in company.yaml, because this file is where that fact is defined. Only {site} works here`,
  },

  // Text that is not finished
  unfinished: {
    pattern: /\b(TODO|TBA|TBD|FIXME|xxx+|[Ll]orem|[Ii]psum)\b|\b(todo|tba|tbd|fixme):|^\?+$|\?\?\?/,
    message: looksUnfinished,
  },
  promptInBrackets: {
    pattern: /\[(add|enter|insert|name|title|your|xx)\b[^\]]*\]/i,
    message: looksUnfinished,
  },
  wordForNothing: {
    pattern:
      /^(asdf|false|fixme|n\/a|nan|nil|no|none|null|off|on|tba|tbd|todo|true|undefined|x+|yes)\.?$/i,
    message: looksUnfinished,
  },
  date: {
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    message: (date) => `"${date}" is a date, but this field needs words`,
  },
  noWords: { pattern: /^[^\p{L}\d]+$/u, message: (signs) => `"${signs}" has no words` },
  fileName: {
    pattern: /^[\w -]+\.ya?ml$/i,
    message: (name) => `"${name}" is a file name, but this field needs words`,
  },

  // Leftovers from editing
  leftover: {
    pattern: /^[=,;:]|,\s*,|[,;&=\\]$|\s[–—-]$|\*{3,}|\*\*$|``/,
    message: (signs) =>
      `This text contains "${signs}", which looks like a leftover. Or is something missing?`,
  },
  openParenthesis: {
    pattern: /\([^)]*$/,
    message: (rest) => `The parenthesis of "${rest}" is not closed`,
  },
  quotationMarkAtEnd: {
    pattern: /^[^"]*[^\d\s"]"$/,
    message: () => 'This text ends with a quotation mark that it does not begin with',
  },

  // Characters that were lost or replaced
  lostLetter: {
    // Not in an address: acme.com/jobs?id=3
    pattern: /(?<!\/\S*)\p{L}\?\p{L}\S*/u,
    message: (found) =>
      `This text contains "${found}": a letter or an apostrophe was lost when it was saved or copied. Type it again`,
  },
  accentForApostrophe: {
    pattern: /\p{L}´\p{L}/u,
    message: (found) =>
      `This text contains "${found}", which only looks like an apostrophe: type it again`,
  },
};

function looksUnfinished(word: string): string {
  return `This text contains "${word}", which looks unfinished`;
}

/** The first mistake in a text, and the part of the text that it is about. */
export function findTextMistake(text: string): { found: string; message: string } | undefined {
  const corruption = findCorruption(text)[0];
  if (corruption) return { found: text.slice(corruption.offset), message: corruption.message };
  // A URL can contain anything.
  const withoutUrls = text.replaceAll(/https?:\/\/[^\s)]+/g, 'https:');
  for (const { pattern, message } of Object.values(rules)) {
    const found = pattern.exec(withoutUrls)?.[0];
    if (found !== undefined) return { found, message: message(found) };
  }
}
