import { edit, job, mistakes, read, title } from '../testing/content-editor';

test.each([
  // YAML cannot read these, or reads them as something else
  ['Data: an Analyst', 'Put text that contains a colon in quotes'],
  ['"Data Analyst', 'no closing quotation mark'],
  ['"Quality" Analyst', 'after the closing quotation mark'],
  ['Data Analyst # senior', 'The text ends before the #'],
  ['Data Analyst  # senior', 'The text ends before the #'],
  ['C #1 Analyst', 'Put it in quotes'],
  ['&a Analyst', 'special meaning'],
  ['*Analyst', 'special meaning'],
  ['!Analyst', 'special meaning'],
  ['@Analyst', 'special meaning'],
  ['`Analyst`', 'bold and italic are not supported'],
  ['? Analyst', 'special meaning'],
  ['{company} Analyst', 'special meaning'],
  ['1.10', '1.1 is not text. Example: Data Engineer'],
  ['true', 'true is not text'],
  ['"C:\\Users"', 'Use single quotes, or none'],
  ['>- Data Analyst', 'the text starts on the next line'],
  ['[Data Analyst]', 'is in brackets'],
  // Visitors should not see these
  ['“Data Analyst”', 'is in curly quotes'],
  ['R&amp;D Analyst', 'contains "&amp;"'],
  ['<b>Data</b> Analyst', 'contains "<b>"'],
  ['"Data\\tAnalyst"', 'a tab'],
  ['TODO', 'looks unfinished'],
  ['n/a', 'looks unfinished'],
  ['[Insert title] Analyst', 'looks unfinished'],
  ['...', '"..." has no words'],
  ['2026-11-21', 'is a date'],
  ['data-analyst.yaml', 'is a file name'],
  ['Data Analyst,', 'looks like a leftover'],
  ['=Data Analyst', 'looks like a leftover'],
  ['Data Analyst"', 'a quotation mark that it does not begin with'],
  ['Data (Analyst', 'is not closed'],
  ['Data ??? Analyst', 'looks unfinished'],
  ['"??"', 'looks unfinished'],
  ['Lorem Analyst', 'looks unfinished'],
  ['"tbd: Analyst"', 'looks unfinished'],
  ['"> Analyst"', 'begins with ">"'],
  ['"401"', 'This text has no words'],
  ['Analyst´s', 'only looks like an apostrophe'],
  ['Te?m Analyst', 'a letter or an apostrophe was lost'],
  ['Analyst&#8217s', 'contains "&#8217"'],
  ['<!-- Data --> Analyst', 'contains "<!--"'],
  ['Data Analyst</p>', 'contains "</p>"'],
  ['<a href=x>Analyst', 'contains "<a href=x>"'],
  ['Data **Analyst**', 'write Analyst'],
  ['**Data** Analyst', 'bold and italic are not supported'],
  ['Data [Analyst](https://example.com)', 'links are not supported'],
  ['"# Data Analyst"', 'begins with "#"'],
  ['\\tData Analyst', 'contains "\\t"'],
  ['Data%20Analyst', 'contains "%20"'],
  // Remains of corrupt letters
  ['Pe\u00c3\u00b1a Analyst', 'Type it again: ñ instead of'],
  ['Analyst\u00e2\u20ac\u2122s', 'opened in another'],
  ['Caf\u00c3\u00a9 in M\u00c3\u00bcnchen', 'contains "\u00c3\u00a9"'],
  ['Data \ufffd Analyst', 'U+FFFD, what is left of a letter'],
  ['Data\ufeff Analyst', 'U+FEFF, a byte order mark'],
  ['Data\u000bAnalyst', 'U+000B, a line break from a word processor'],
  ['\uf0b7 Data Analyst', 'U+F0B7, a symbol from a single font'],
  ['"Data \\x01 Analyst"', 'U+0001, a control character'],
  ['"Data \\ud83d Analyst"', 'U+D83D, half of an emoji'],
  // Placeholders
  ['Analyst in {city', 'Visitors would see "{city" literally. Write {city}'],
  ['Analyst in {{city}}', 'Write {city}'],
  ['Analyst in [city]', 'Write {city}'],
  ['[city] Analyst', 'Write {city}'],
  ['Analyst in [City]', 'Write {city}'],
  ['Analyst in { City }', 'Write {city}'],
  ['Analyst in {city}{place}', 'between {city} and the word next to it'],
  ['Analyst in{city}', 'between {city} and the word next to it'],
  ['', '"title" is empty. Example: Data Engineer'],
  [`${'Data '.repeat(13)}Analyst`, '"title" is 72 characters long; the limit is 60'],
  ['Data Analyst in {town}', 'There is no placeholder {town}'],
])('the title %j is reported with its line and a fix', (value, message) => {
  const line = edit(job, title, `title: ${value}`);

  const text = mistakes();
  expect(text).toContain('has one mistake');
  expect(text).toContain(`/${job}:${line}:`);
  expect(text).toContain(message);
});

test.each([
  // The build removes characters that nobody can see.
  ['Data\u200b An\u00adalyst\u00a0', 'Data Analyst'],
  ['\u200eData\u00a0Analyst', 'Data Analyst'],
  ['\u00a0>-\n  Data Analyst', 'Data Analyst'],
  ['Data  Analyst', 'Data Analyst'],
  ['" Data Analyst "', 'Data Analyst'],
  ['Cafe\u0301 Analyst', 'Café Analyst'],
  ['Quali\ufb01ed Analyst', 'Qualified Analyst'],
  ['>\n  Data\n  Analyst', 'Data Analyst'],
  ['|\n  Data Analyst', 'Data Analyst'],
  // These only look like mistakes.
  ['Łukasz Peña-Müller', 'Łukasz Peña-Müller'],
  ['Todo lo que hay', 'Todo lo que hay'],
  ['Keep a<b, c>d & e', 'Keep a<b, c>d & e'],
  ['C# & .NET, 50%, 24/7', 'C# & .NET, 50%, 24/7'],
  ['R&D', 'R&D'],
  ['Washington, D.C. – Remote', 'Washington, D.C. – Remote'],
  ['See acme.com/jobs?id=3', 'See acme.com/jobs?id=3'],
  ['AT&T; R&D;x', 'AT&T; R&D;x'],
  ['"#1 Analyst"', '#1 Analyst'],
  ['"Data Analyst" # a note', 'Data Analyst'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['List<T> or vector<int>', 'List<T> or vector<int>'],
  ['C:\\Users or 401(k)', 'C:\\Users or 401(k)'],
  ['See https://example.com/_a_?b=1&copy=2#c', 'See https://example.com/_a_?b=1&copy=2#c'],
  ['Analyst (see https://example.com)', 'Analyst (see https://example.com)'],
  ['Analyst 👩‍💻', 'Analyst 👩‍💻'],
  ['Analyst 👩🏽‍💻 ❤️‍🔥', 'Analyst 👩🏽‍💻 ❤️‍🔥'],
  ['"{city}\'s Analyst ({place})"', "Lake Forest, WI's Analyst (Lake Forest, Wisconsin)"],
])('the title %j is published as %j', (value, published) => {
  edit(job, title, `title: ${value}`);

  expect(read().content.jobs[0]?.title).toBe(published);
});

test('each of two equal corrupt lines is reported', () => {
  edit(job, / {2}- Build it.*\n {2}- Test what.*/, '  - CafÃ© au lait\n  - CafÃ© au lait');

  expect(mistakes().match(/- CafÃ© au lait$/gm)).toHaveLength(2);
});

test('a no-break space after a colon or a hyphen is a space', () => {
  edit(job, title, `title:\u00a0Data Analyst`);
  edit(job, /^ {2}- /m, '  -\u00a0');

  expect(mistakes()).toBe('no mistakes');
});
