/** What plain text must not contain, and what to say about it. */

import { findDamage } from './characters.server';

type Rule = [pattern: RegExp, message: (found: string) => string];

/** Where the text came from: a web page, Markdown, a word processor, a program. */
const markup: Rule[] = [
  [
    /&(#\d+|#x[\da-f]+|[a-z]{2,}\d*);|&#\d{2,4}|&(amp|apos|bull|copy|[lg]t|hellip|[mn]dash|nbsp|quot|reg|[lr][ds]quo|trade|[a-z](acute|cedil|circ|grave|ring|tilde|uml))\b/i,
    (entity) =>
      `This text contains "${entity}", which visitors would see as is: type the character itself, for example & instead of &amp;`,
  ],
  [
    /<!--|<\/[a-z][^<>]*>?|<(a|b|br|code|del|div|em|font|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|script|small|span|strong|style|su[bp]|table|t[dhr]|u|ul)(\s*\/?>|\s+[a-z-]+=[^<>]*>?)|(?<!\w)<[a-z][\w-]*\s*\/?>/i,
    (tag) => `This text contains "${tag}", which visitors would see as is: use plain text`,
  ],
  [
    /!?\[[^\]]*\]\(/,
    (link) =>
      `This text contains "${link}…)", which visitors would see as is: a text cannot contain links, so write the words alone`,
  ],
  [
    /(?<![\w*_~`])(\*{1,3}|_{1,3}|~~|`+)(?=[^\s*_~`])[^*_~`]*(?<=\S)\1(?![\w*_~`])/,
    (found) =>
      `This text contains "${found}", which visitors would see as is: a text is neither bold nor italic, so write ${found.replaceAll(/[*_~`]/g, '')}`,
  ],
  [
    /^(#{1,6}|>)\s/,
    (sign) =>
      `This text begins with "${sign.trim()}", which visitors would see as is: write the words alone`,
  ],
  [
    /\\([nt](?=[A-Z\s]|$)|["'*_#&]|u[\da-f]{4})|%20/i,
    (escape) =>
      `This text contains "${escape}", which visitors would see as is: type the character that it stands for`,
  ],
];

const lists: Rule[] = [
  [
    /^([•◦▪▫‣⁃●○■□∙·➤►✓✔]\s*|(\[[ xX]?\]|[–—−*+-]|o|\(?\d{1,2}[.)]|\(?[a-z]\)(?! \d))\s+)/,
    (bullet) =>
      `This text begins with "${bullet.trim()}". The page adds bullets and numbers itself: write the words alone`,
  ],
  [
    // Not after an abbreviation: "Washington, D.C. – Remote"
    /(?<=\p{Ll}{4})[.;] [–—•·*-] \p{Lu}.*/u,
    (rest) =>
      `Two entries seem to be on one line. Start the second on its own line: ${rest.slice(2)}`,
  ],
];

/** The build has filled in all others. */
const placeholder: Rule = [
  /\{\w+\}/,
  (found) =>
    `You cannot use ${found} in this file, which has the fact that it stands for; only {site}`,
];

const unfinished: Rule[] = [
  [
    /\b(TODO|TBA|TBD|FIXME)\b|\b(todo|tba|tbd|fixme):|\bxxx+\b|\b[Ll]orem\b|\b[Ii]psum\b|^\?+$|\?\?\?/,
    looksUnfinished,
  ],
  [/\[(add|enter|insert|name|title|your|xx)\b[^\]]*\]/i, looksUnfinished],
  [
    /^(asdf|false|fixme|n\/a|nan|nil|no|none|null|off|on|tba|tbd|todo|true|undefined|x+|yes)\.?$/i,
    looksUnfinished,
  ],
  [/^\d{4}-\d{2}-\d{2}$/, (date) => `"${date}" is a date; here should be a text`],
  [/^[^\p{L}\d]+$/u, (signs) => `"${signs}" has no words`],
  [/^[\w -]+\.ya?ml$/i, (name) => `"${name}" is the name of a file; here should be a text`],
  [/^[=,;:]|,\s*,|[,;&=\\]$|\s[–—-]$|\*{3,}|\*\*$|``/, leftover],
  [/\([^)]*$/, (rest) => `The parenthesis of "${rest}" is not closed`],
  [/^[^"]*[^\d\s"]"$/, () => 'This text ends with a quotation mark that it does not begin with'],
  [
    // Not in an address: acme.com/jobs?id=3
    /(?<!\/\S*)\p{L}\?\p{L}\S*/u,
    (found) =>
      `This text contains "${found}": a letter or an apostrophe was lost when it was saved or copied. Type it again`,
  ],
];

/** Cyrillic letters in Latin words, full-width letters, accents for apostrophes. */
const lookAlikes: Rule = [
  /[０-９Ａ-Ｚａ-ｚ]+|\p{L}´\p{L}|\p{sc=Latn}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latn}/u,
  (found) =>
    `This text contains "${found}", which only looks like an ordinary letter or apostrophe: type it again`,
];

const rules: Rule[] = [
  [
    /\n/,
    () =>
      'This text has more than one paragraph: join its lines, or start it with >- and indent the lines below, all alike and without a blank line',
  ],
  [/\t/, () => 'This text contains a tab: use a space'],
  [
    /^[“”„‘].*[“”’]$/,
    () => 'This text is in curly quotes, which visitors would see: use straight quotes (") or none',
  ],
  ...markup,
  ...lists,
  placeholder,
  ...unfinished,
  lookAlikes,
];

function leftover(signs: string): string {
  return `This text contains "${signs}", which seems to be left over, or a part of the text is missing`;
}

function looksUnfinished(word: string): string {
  return `This text contains "${word}", which looks unfinished`;
}

/** The first thing in a text that visitors should not see; `found` is that part of the text. */
export function findTextMistake(text: string): { found: string; message: string } | undefined {
  const damage = findDamage(text)[0];
  if (damage) return { found: text.slice(damage.offset), message: damage.message };
  // Addresses can contain anything.
  const withoutUrls = text.replaceAll(/https?:\/\/[^\s)]+/g, 'https:');
  for (const [pattern, message] of rules) {
    const found = pattern.exec(withoutUrls)?.[0];
    if (found !== undefined) return { found, message: message(found) };
  }
}
