import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../../fixtures/fixture-content';
import { readContent } from './content';
import { jsonSchemas } from './json-schemas';
import { moduleTypes } from './module-types';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentDirectory, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Changes a file, and returns the number of the first line that differs. */
function edit(file: string, from: string | RegExp, to: string): number {
  const target = path.join(directory, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toMatch(from);
  const edited = text.replace(from, to);
  writeFileSync(target, edited);
  const lines = text.split('\n');
  return edited.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

const read = () => readContent(directory, today);

/** What the author reads about the mistakes. */
function mistakes(): string {
  try {
    read();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no mistakes';
}

const job = 'jobs/data-analyst-2.yaml';
const title = 'title: Data Analyst, Level 2';
const salary = 'salary: 90500';
const duty = '  - Build it in small steps';

test.each([
  // What YAML cannot read, or reads as something else
  ['Data: an Analyst', 'Quote text that contains a colon'],
  ['"Data Analyst', 'no closing quotation mark'],
  ['"Quality" Analyst', 'after the closing quotation mark'],
  ['Data Analyst # senior', 'The text ends before the #'],
  ['C #1 Analyst', 'Put it in quotes'],
  ['&a Analyst', 'special meaning'],
  ['& Co', 'special meaning'],
  ['*Analyst', 'special meaning'],
  ['!Analyst', 'special meaning'],
  ['%Analyst', 'special meaning'],
  ['@Analyst', 'special meaning'],
  ['`Analyst`', 'neither bold nor italic'],
  ['? Analyst', 'special meaning'],
  ['{company} Analyst', 'special meaning'],
  ['1.10', '1.1 is not text. Example: Data Engineer'],
  ['true', 'true is not text'],
  ['"C:\\Users"', 'Use single quotes, or none'],
  ['>- Data Analyst', 'the text starts on the next line'],
  ['[Data Analyst]', 'is in brackets'],
  // What visitors should not see
  ['“Data Analyst”', 'is in curly quotes'],
  ['R&amp;D Analyst', 'contains "&amp;"'],
  ['<b>Data</b> Analyst', 'contains "<b>"'],
  ['"Data\\tAnalyst"', 'a tab'],
  ['TODO', 'looks unfinished'],
  ['todo', 'looks unfinished'],
  ['n/a', 'looks unfinished'],
  ['[Insert title] Analyst', 'looks unfinished'],
  ['x', 'looks unfinished'],
  ['...', '"..." has no words'],
  ['2026-11-21', 'is a date'],
  ['data-analyst.yaml', 'is the name of a file'],
  ['Data Analyst,', 'seems to be left over'],
  ['Data Analyst -', 'seems to be left over'],
  ['=Data Analyst', 'seems to be left over'],
  ['Data Analyst"', 'a quotation mark that it does not begin with'],
  ['Te?m Analyst', 'a letter or an apostrophe was lost'],
  ['Caf&eacute Analyst', 'contains "&eacute"'],
  ['Analyst&#8217s', 'contains "&#8217"'],
  ['<!-- Data --> Analyst', 'contains "<!--"'],
  ['Data Analyst</p>', 'contains "</p>"'],
  ['<a href=x>Analyst', 'contains "<a href=x>"'],
  ['Data **Analyst**', 'write Analyst'],
  ['Data _Analyst_', 'write Analyst'],
  ['**Data** Analyst', 'neither bold nor italic'],
  ['Data [Analyst](https://example.com)', 'cannot contain links'],
  ['"# Data Analyst"', 'begins with "#"'],
  ['\\tData Analyst', 'contains "\\t"'],
  ['Data%20Analyst', 'contains "%20"'],
  ['D\u0430ta Analyst', 'only looks like an ordinary letter'],
  ['Ｄata Analyst', 'only looks like an ordinary letter'],
  // What is left of a letter
  ['Pe\u00c3\u00b1a Analyst', 'Type it again: ñ instead of'],
  ['Analyst\u00e2\u20ac\u2122s', 'opened in another'],
  ['Data \ufffd Analyst', 'U+FFFD, what is left of a letter'],
  ['Data\ufeff Analyst', 'U+FEFF, a byte order mark'],
  ['Data\u000bAnalyst', 'U+000B, a line break from a word processor'],
  ['Data\u2028Analyst', 'U+2028, a line separator'],
  ['Data\0Analyst', 'U+0000, NUL'],
  ['\uf0b7 Data Analyst', 'U+F0B7, a sign that only one font has'],
  ['"Data \\x01 Analyst"', 'U+0001, which is not for text'],
  ['"Data \\ud83d Analyst"', 'U+D83D, half of an emoji'],
  // Placeholders
  ['Analyst in {city', 'Visitors would see "{city" as is. Write {city}'],
  ['Analyst in city}', 'Write {city}'],
  ['Analyst in {{city}}', 'Write {city}'],
  ['Analyst in ${city}', 'Write {city}'],
  ['Analyst in [city]', 'Write {city}'],
  ['[city] Analyst', 'Write {city}'],
  ['Analyst in { City }', 'Write {city}'],
  ['Analyst in {city}{place}', 'between {city} and the next word'],
  ['Analyst in{city}', 'between {city} and the next word'],
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

// What is wrong, file, from, to, the field that is named, part of the message and, where it is not the
// line that changes, how the reported line starts.
// prettier-ignore
test.each<[string, string, string | RegExp, string, string, string, string?]>([
  // YAML syntax
  ['a missing colon', job, salary, 'salary 90500', '', 'A colon followed by a space is missing'],
  ['a tab', job, duty, '\t- Build it in small steps', '', 'starts with a tab'],
  ['a line too far left', job, duty, '- Build it in small steps', '', 'indentation of this line is wrong'],
  ['an entry too far right', job, '  - Say early', '    - Say early', 'duties, entry 4', 'joined to the one above it'],
  ['a field written twice', job, salary, `${salary}\n${salary}`, '', 'appears twice'],
  ['a second document', job, duty, `---\n${duty}`, '', 'Remove the hyphens'],
  ['a hyphen without a space', job, '  - Say early', '  -Say early', '', 'a hyphen and a space'],
  ['a bullet', job, '  - Say early', '  • Say early', '', 'a hyphen and a space'],
  ['an en dash', job, '  - Say early', '  – Say early', '', 'a hyphen and a space'],
  ['an entry below []', job, 'benefits: []', 'benefits: []\n  - Health insurance.', '', 'marked as empty'],
  ['a colon in an entry', job, '  - Say early', '  - Field of study: Say early', 'duties, entry 5', 'Put it in quotes'],
  ['a bracket that is not closed', job, title, 'title: [Data Analyst', '', 'A closing bracket is missing', 'salary:'],
  ['brackets around an entry', job, '  - Say early what will be late.', '  - [Say early]', 'duties, entry 5', 'Put it in quotes'],
  ['an apostrophe in single quotes', 'company.yaml', /name: .*/, "name: 'Joe's Systems'", '', 'after the closing quotation mark'],
  ['a missing colon above a note', job, title, 'title Data Analyst\n# a note', '', 'A colon followed by a space is missing'],
  ['a missing space after the colon', job, title, 'title:Data Analyst', '', 'A space is missing after the colon'],
  ['a missing quotation mark at the end', job, 'benefits: []', 'benefits:\n  - "Dental care', '', 'no closing quotation mark', '  - "Dental'],
  ['an indented field below a note', job, 'duties:', '# a note\n validThrough: 2027-05-31\nduties:', '', 'indentation of this line is wrong', ' validThrough:'],
  ['fields indented below a text', 'company.yaml', 'address:', 'address: Lake Forest', '', 'leave nothing after its colon'],
  ['a hyphen before the first field', job, title, `- ${title}`, '', 'Remove the hyphen'],
  ['a note of another language', job, title, `// note\n${title}`, '', 'A note starts with a #'],
  ['a pasted change', job, duty, `+${duty}`, '', 'does not start with the name of a field'],
  ['conflict markers', job, title, `<<<<<<< HEAD\n${title}\n=======\n${title}\n>>>>>>> main`, '', 'git marked two versions'],
  ['a note inside a folded text', 'footer.yaml', /description: .*/, 'description: >-\n  Here\n  # a note\n  and there', 'description', 'is no note', '  # a note'],
  ['a folded text whose end is still a note', 'footer.yaml', /description: .*/, 'description: >-\n  Here\n#   and there', 'description', 'Remove its #', '#   and there'],
  ['a text that starts with a #', 'company.yaml', 'street: 2200', 'street: #7', 'address, street', 'Put its text in quotes'],
  ['an entry without its hyphen', job, '  - Say early', '    Say early', 'duties, entry 4', 'start it with a hyphen'],
  ['an entry without its hyphen, too far left', job, '  - Say early', '  Say early', '', 'indentation of this line is wrong'],
  ['two entries on one line', job, duty, `${duty}. - Test it`, 'duties, entry 3', 'on its own line: - Test it'],
  ['a numbered entry', job, '  - Say early', '  2. Say early', '', 'a hyphen and a space'],
  ['a bullet of a word processor', job, '  - Say early', '  o Say early', '', 'a hyphen and a space'],
  ['a bullet in an entry', job, '  - Say early', '  - • Say early', 'duties, entry 5', 'adds bullets and numbers itself'],
  ['a number in an entry', job, '  - Say early', '  - 5. Say early', 'duties, entry 5', 'adds bullets and numbers itself'],
  ['a checkbox in an entry', job, '  - Say early', '  - [ ] Say early', '', 'adds bullets and numbers itself'],
  ['an ampersand in an entry', job, '  - Say early', '  - & say early', '', 'special meaning'],
  ['a text after []', job, 'benefits: []', 'benefits: [] none', '', 'Remove its brackets'],
  ['a mistake on a later line of a folded text', 'footer.yaml', /description: .*/, 'description: >-\n  Here\n  and **there**', 'description', 'write there', '  and **there**'],
  ['a folded text that is not indented', 'footer.yaml', /description: .*/, 'description: >-\nBased in town', '', 'has to be indented', 'Based in town'],
  ['two paragraphs', 'footer.yaml', /description: .*/, 'description: Here\n\n  and there', 'description', 'more than one paragraph'],
  // Values
  ['a salary with a comma', job, salary, 'salary: 118,250', 'salary', '"118,250" is not a salary in whole US dollars'],
  ['a date that does not exist', job, '2027-01-05', '2026-02-30', 'datePosted', '"2026-02-30" is not a calendar date'],
  ['a date in another format', 'home.yaml', '2027-02-01', '02/01/2027', 'lastChanged', 'year-month-day'],
  ['an email address', 'company.yaml', 'people@northern-lakes.example', 'people at lakes', 'hrEmail', 'is not an email address. Example: info@example.com'],
  ['an email address too long', 'company.yaml', 'people@', `${'people.'.repeat(5)}hr@`, 'hrEmail', 'is 60 characters long; the limit is 50'],
  ['a phone number', 'company.yaml', '(312) 555-0170', '312.555.0170', 'phone', '(630) 123-4567'],
  ['an address without https', 'company.yaml', 'https://studio', 'http://studio', 'designCredit, url', 'starts with https://'],
  ['a site below a folder', 'company.yaml', /siteUrl: .*/, 'siteUrl: https://www.example.com/site', 'siteUrl', 'has a path or a slash at the end'],
  ['a site without https', 'company.yaml', /siteUrl: .*/, 'siteUrl: www.example.com', 'siteUrl', '"www.example.com" is not a web address that starts with https://. Example: https://www.example.com'],
  ['an empty site address', 'company.yaml', /siteUrl: .*/, 'siteUrl:', 'siteUrl', '"siteUrl" is empty. Example: https://www.example.com'],
  ['a date long ago', job, '2027-01-05', '0227-01-05', 'datePosted', 'from 2000-01-01 on'],
  ['a date with dashes', job, '2027-01-05', '2027–01–05', 'datePosted', 'Write 2027-01-05'],
  ['a change before the posting date', job, '2027-01-05', '2027-02-11', 'lastChanged', 'is before datePosted', 'lastChanged:'],
  ['a page changed in the future', 'home.yaml', '2027-02-01', '2072-02-01', 'lastChanged', 'in the future: today is 2027-03-15'],
  ['a closing date years away', 'jobs/closing-today.yaml', 'validThrough: 2027', 'validThrough: 2072', 'validThrough', 'is years away'],
  ['a salary in quotes', job, salary, 'salary: "90500"', 'salary', 'cannot be in quotes. Write 90500'],
  ['pay per hour without the period', job, salary, 'salary:\n  amount: 45', 'salary, amount', '45 is not a salary in whole US dollars per year', '  amount:'],
  ['pay per hour that is a year’s', job, salary, 'salary:\n  amount: 45000\n  per: hour', 'salary, amount', 'per hour from 7 to 300', '  amount:'],
  ['a range without its end', job, salary, 'salary:\n  from: 90500', 'salary, to', '"to" is missing. Example: to: 50'],
  ['a range the wrong way round', job, salary, 'salary:\n  from: 90500\n  to: 80500', 'salary, to', 'should be more than "from"', '  to:'],
  ['a range and an amount', job, salary, 'salary:\n  amount: 90500\n  to: 95500', 'salary, amount', 'either "amount", or "from" and "to"', '  amount:'],
  ['a salary without an amount', job, salary, 'salary:\n  per: hour', 'salary, amount', '"amount" is missing'],
  ['a dollar sign in a range', job, salary, 'salary:\n  from: $40\n  to: 50\n  per: hour', 'salary, from', 'in digits only', '  from:'],
  ['pay per month', job, salary, 'salary:\n  amount: 9000\n  per: month', 'salary, per', 'is not a period (year, hour)', '  per:'],
  ['an unknown field of the salary', job, salary, 'salary:\n  amount: 90500\n  currency: USD', 'salary, currency', 'The fields are amount, from, to, per', '  currency:'],
  ['a phone number in digits only', 'company.yaml', '(312) 555-0170', '3125550170', 'phone', '3125550170 is not a US phone number. Example: (630) 123-4567'],
  ['a town with its state', 'company.yaml', 'Lake Forest', 'Lake Forest, WI', 'address, locality', 'Write the town without the state'],
  ['a time zone that does not exist', 'company.yaml', 'America/Chicago', 'Central Time', 'timeZone', 'Example: America/Chicago'],
  ['a time zone without a city', 'company.yaml', 'America/Chicago', 'EST', 'timeZone', 'America/New_York'],
  ['a capital letter in the site address', 'company.yaml', /siteUrl: .*/, 'siteUrl: https://PenaObrien.com', 'siteUrl', 'Write https://penaobrien.com'],
  ['an accent in the site address', 'company.yaml', /siteUrl: .*/, 'siteUrl: https://peña-obrien.com', 'siteUrl', 'Write https://xn--pea-obrien-u9a.com'],
  ['a port that needs no mention', 'company.yaml', /siteUrl: .*/, 'siteUrl: https://penaobrien.com:443', 'siteUrl', 'in another way. Write https://penaobrien.com'],
  ['a site address that is a placeholder', 'company.yaml', /siteUrl: .*/, 'siteUrl: "{site}"', 'siteUrl', 'Write the address itself'],
  ['one slash in an address', 'company.yaml', 'url: https://linkedin', 'url: https:/linkedin', 'socialLinks, entry 1, url', 'starts with https://'],
  ['a placeholder for a fact in company.yaml', 'company.yaml', 'Sample Studio', '"Studio {phone}"', 'designCredit, name', 'You cannot use {phone} in this file'],
  ['an unknown social network', 'company.yaml', 'facebook', 'instagram', 'socialLinks, entry 2, network', 'linkedIn or facebook'],
  ['a path to another site', 'company.yaml', /$/, 'vitalsEndpoint: //example.com\n', 'vitalsEndpoint', 'is not a path on this site'],
  ['a ZIP code without quotes', 'company.yaml', '"53100-1234"', '53100', 'address, postalCode', 'looks like a number'],
  ['curly quotes around a ZIP code', 'company.yaml', '"53100-1234"', '“60555”', 'address, postalCode', 'is in curly quotes'],
  ['a degree that job search does not know', 'careers.yaml', '[bachelor degree]', '[college]', 'education, credentials, entry 1', 'bachelor degree'],
  ['an unknown icon', 'services.yaml', 'icon: support', 'icon: rocket', 'cards, entry 3, icon', 'automation'],
  // Fields and lists
  ['a misspelled field', job, salary, `${salary}\nvalidTrough: 2027-05-01`, 'validTrough', 'The fields are title, salary'],
  ['a missing list', job, /duties:[^]*(?=requirements:)/, '', 'duties', '"duties" is missing', '# yaml'],
  ['an empty list', job, /duties:[^]*(?=requirements:)/, 'duties:\n', 'duties', '"duties" is empty', 'duties:'],
  ['a list that is a text', job, /duties:[^]*(?=requirements:)/, 'duties: many\n', 'duties', '"duties" should be a list of 6 to 9 sentences, each on its own line after a hyphen'],
  ['an empty list of benefits', job, 'benefits: []', 'benefits:', 'benefits', '[] for none'],
  ['no cards', 'services.yaml', /cards:[^]*(?=ask:)/, 'cards: []\n', 'cards', 'a list of 1 or more entries'],
  ['a hyphen too many', job, '  - Say early', '  - - Say early', 'duties, entry 5', 'a second hyphen'],
  ['a list that is too short', job, `${duty} & show each of them.\n`, '', 'duties', 'has 5 entries; it should be a list of 6 to 9 sentences', 'duties:'],
  ['a missing step', 'home.yaml', / {4}- title: Hand Over\n.*\n/, '', 'about, steps', 'has 2 entries; it should be a list of 3 steps', '  steps:'],
  ['a headline that is too long', 'home.yaml', 'Ledgers, barn doors', `Ledgers, ${'barn '.repeat(4)}doors`, 'hero, offer', 'is 75 characters long; the limit is 70'],
  ['a fourth reference', 'home.yaml', '  quotes:', `  quotes:${[1, 2].map((n) => `\n    - { text: Good work ${n}., who: Ann, role: Owner, company: Ann and Sons }`).join('')}`, 'references, quotes', 'has 4 entries; it should be a list of 1 to 3 references', '  quotes:'],
  ['a reference without its author', 'home.yaml', '      who: Bo Weathers\n', '', 'references, quotes, entry 2, who', '"who" is missing. Example: Jordan Lee', '    - text: They wrote'],
  ['no reasons to work here', 'careers.yaml', / {2}reasons:\n( {4}- .*\n)+/, '  reasons: []\n', 'workingHere, reasons', 'has 0 entries; it should be a list of 1 to 6 sentences'],
  ['a repeated entry', job, 'Patience with old systems.', 'Clear written English.', 'requirements, entry 4', 'is in this list twice'],
  ['a repeated entry with another end', job, 'Patience with old systems.', 'Clear  written English', 'requirements, entry 4', 'is in this list twice'],
  ['the requirement that all jobs share', job, 'Clear written English.', "Bachelor's degree plus 4 years of experience.", 'requirements, entry 2', 'the build adds it'],
  ['a sample of one line', 'services.yaml', /( {8}- label: What we saw\n.*\n)[^]*?(?= {2}- title)/, '$1', 'cards, entry 3, sample, lines', 'has one entry; it should be a list of 2 to 4 lines', '      lines:'],
  ['a line of the sample without its label', 'services.yaml', '        - label: What we did\n          text', '        - text', 'cards, entry 3, sample, lines, entry 2, label', '"label" is missing. Example: What broke'],
  ['a second sample', 'services.yaml', 'youGet: a report about data plumbing.\n', `$&    sample: { title: Pipes, lines: [{ label: One, text: Two }, { label: Three, text: Four }] }\n`, 'cards, entry 4, sample', 'An earlier service has a sample'],
  ['two cards with one title', 'services.yaml', 'title: Night Watch', 'title: System drawings', 'cards, entry 3, title', 'is in this list twice'],
  // More than one field or file
  ['a duplicate title', 'jobs/with-benefits.yaml', 'title: Support Engineer', 'title: release manager', 'title', 'is already taken'],
  ['a title that differs in what nobody sees', 'jobs/with-benefits.yaml', 'title: Support Engineer', 'title: Release\u00a0 Man\u00adager\u200b', 'title', 'is already taken'],
  ['a name of 61 characters', 'careers.yaml', '  - closed', `  - ${'x'.repeat(61)}`, 'jobs, entry 5', 'is 61 characters long; the limit is 60'],
  ['a job without a file', 'careers.yaml', '  - closed', '  - gone', 'jobs, entry 5', 'There is no file jobs/gone.yaml'],
  ['a file name with a capital', 'careers.yaml', '  - closed', '  - Closed', 'jobs, entry 5', 'in lowercase letters, digits and hyphens'],
  ['a job with a page\u2019s name', 'careers.yaml', '  - closed', '  - career', 'jobs, entry 5', 'The site itself uses the name "career"'],
  ['a change in the future', 'jobs/longest-title.yaml', 'lastChanged: 2027-03-15', 'lastChanged: 2027-03-17', 'lastChanged', 'in the future: today is 2027-03-15'],
  ['a closing date before the posting date', 'jobs/closing-today.yaml', 'validThrough: 2027-03-15', 'validThrough: 2027-01-05', 'validThrough', 'is before datePosted'],
])('%s is reported with its line and a fix', (_what, file, from, to, field, message, ...[reported]) => {
  const changed = edit(file, from, to);
  const lines = readFileSync(path.join(directory, file), 'utf8').split('\n');
  const line = reported ? lines.findIndex((it) => it.startsWith(reported)) + 1 : changed;

  const text = mistakes();
  expect(text).toContain('has one mistake');
  expect(text).toMatch(new RegExp(`/${file}:${line}:\\d+${field && `  ${field}`}\n`));
  expect(text).toContain(message);
});

test.each([
  // What nobody sees is removed.
  ['Data\u200b An\u00adalyst\u00a0', 'Data Analyst'],
  ['\u200eData\u00a0Analyst', 'Data Analyst'],
  ['Data  Analyst', 'Data Analyst'],
  ['" Data Analyst "', 'Data Analyst'],
  ['Cafe\u0301 Analyst', 'Café Analyst'],
  ['>\n  Data\n  Analyst', 'Data Analyst'],
  ['|\n  Data Analyst', 'Data Analyst'],
  // What only looks like a mistake is kept.
  ['Łukasz Peña-Müller', 'Łukasz Peña-Müller'],
  ['Todo lo que hay', 'Todo lo que hay'],
  ['Keep a<b, c>d & e', 'Keep a<b, c>d & e'],
  ['C# & .NET, 50%, 24/7', 'C# & .NET, 50%, 24/7'],
  ['R&D', 'R&D'],
  ['Washington, D.C. – Remote', 'Washington, D.C. – Remote'],
  ['See acme.com/jobs?id=3', 'See acme.com/jobs?id=3'],
  ['AT&T; R&D;x', 'AT&T; R&D;x'],
  ['"#1 Analyst"', '#1 Analyst'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['List<T> or vector<int>', 'List<T> or vector<int>'],
  ['C:\\Users or 401(k)', 'C:\\Users or 401(k)'],
  ['See https://example.com/_a_?b=1&copy=2#c', 'See https://example.com/_a_?b=1&copy=2#c'],
  ['Analyst 👩‍💻', 'Analyst 👩‍💻'],
  ['"{city}\'s Analyst ({place})"', "Lake Forest, WI's Analyst (Lake Forest, Wisconsin)"],
])('the title %j is published as %j', (value, published) => {
  edit(job, title, `title: ${value}`);

  expect(read().content.jobs[0]?.title).toBe(published);
});

test.each<[what: string, bytes: Buffer, message: string]>([
  ['in Windows-1252', Buffer.from('title: Pe\xf1a', 'latin1'), ':1:10\n  | title: Peña\n'],
  ['in Windows-1252', Buffer.from('title: Pe\xf1a', 'latin1'), 'Encoding: UTF-8'],
  ['in UTF-16', Buffer.from('\ufefftitle: Analyst', 'utf16le'), 'saved as UTF-16'],
  ['in UTF-16 without a mark', Buffer.from('title: Analyst', 'utf16le'), 'saved as UTF-16'],
  ['of Word', Buffer.from('PK\u0003\u0004'), 'a Word, OpenDocument or Pages document'],
  ['in RTF', Buffer.from('{\\rtf1\\ansi'), 'an RTF document'],
  ['from a web page', Buffer.from('<!DOCTYPE html>'), 'a saved web page'],
  ['of a program', Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1'), 'a program'],
  ['that is empty', Buffer.from(''), 'This file is empty'],
  ['of notes', Buffer.from('# nothing'), 'This file is empty'],
  ['of plain text', Buffer.from('Hi Bob,\n\nplease post this.'), 'The file consists of fields'],
])('a file %s is refused', (_what, bytes, message) => {
  writeFileSync(path.join(directory, job), bytes);

  const text = mistakes();
  expect(text).toContain('has one mistake');
  expect(text).toContain(job);
  expect(text).toContain(message);
});

test.each([
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
])('a file with the line ends of %s is read', (_system, lineEnd) => {
  edit(job, /\n/g, lineEnd);

  expect(read().content.jobs[0]?.title).toBe('Data Analyst, Level 2');
});

test.each<[what: string, change: (at: (file: string) => string) => void, message: string]>([
  ['a job .yml', (at) => renameSync(at(job), at('jobs/x.yml')), 'jobs/x.yml\n'],
  [
    'a job .yaml.txt',
    (at) => renameSync(at(job), at(`${job}.txt`)),
    'Example: data-analyst-2.yaml',
  ],
  ['a job .YAML', (at) => renameSync(at(job), at('jobs/data.YAML')), 'Example: data.yaml'],
  ['a copied job', (at) => cpSync(at(job), at('jobs/Büro (1).yaml')), 'Example: buro.yaml'],
  [
    'a job in the wrong folder',
    (at) => renameSync(at(job), at('data-analyst-2.yaml')),
    'Move data-analyst-2.yaml into the folder jobs',
  ],
  [
    'a job without an ending',
    (at) => renameSync(at(job), at('jobs/data-analyst-2')),
    'There is "data-analyst-2": if that is it, rename it',
  ],
  ['a folder Jobs', (at) => renameSync(at('jobs'), at('Jobs')), 'Its name should be jobs'],
  [
    'a file jobs',
    (at) => (rmSync(at('jobs'), { recursive: true }), writeFileSync(at('jobs'), '')),
    'There should be a folder with this name',
  ],
  ['a folder for a job', (at) => (rmSync(at(job)), mkdirSync(at(job))), 'This is a folder'],
  [
    'a folder for a file',
    (at) => (rmSync(at('home.yaml')), mkdirSync(at('home.yaml'))),
    'This is a folder',
  ],
  [
    'a broken link',
    (at) => (rmSync(at('home.yaml')), symlinkSync('gone', at('home.yaml'))),
    'a link to a file that does not exist',
  ],
  [
    'a link to itself',
    (at) => (rmSync(at('home.yaml')), symlinkSync('home.yaml', at('home.yaml'))),
    'a link that leads to itself',
  ],
  [
    'a misspelled file',
    (at) => renameSync(at('careers.yaml'), at('Career.yml')),
    'There is "Career.yml": if that is it, rename it',
  ],
])('%s is named', (_what, change, message) => {
  change((file) => path.join(directory, file));

  const text = mistakes();
  expect(text).toContain('has one mistake');
  expect(text).toContain(message);
});

test('a missing folder is named', () => {
  expect(() => readContent('no-such-folder', today)).toThrow('There is no folder no-such-folder');
});

test('all mistakes are reported at once', () => {
  edit(job, title, 'title: TODO');
  edit(job, salary, 'salary: 0');
  edit('services.yaml', 'title: Night Watch', 'title:');
  edit('company.yaml', '(312) 555-0170', '312.555.0170');
  rmSync(path.join(directory, 'footer.yaml'));

  const text = mistakes();
  expect(text).toContain('has 5 mistakes');
  for (const place of [
    'company.yaml:7:1  phone',
    'services.yaml:16:5  cards, entry 3, title',
    'footer.yaml\n  This file is missing',
    'data-analyst-2.yaml:3:1  title',
    'data-analyst-2.yaml:4:1  salary\n  | salary: 0\n  0 is not a salary in whole US dollars',
  ]) {
    expect(text).toContain(place);
  }
});

test('empty lists, unlisted jobs and other files are accepted', () => {
  edit('careers.yaml', /jobs:\n( {2}- .*\n)+/, 'jobs: []\n');
  edit('company.yaml', /socialLinks:\n( {2}.*\n)+/, 'socialLinks: []\n');
  for (const file of ['.DS_Store', 'home.yaml~', 'jobs/.#closed.yaml', 'jobs/closed.yaml~']) {
    writeFileSync(path.join(directory, file), 'left behind by an editor');
  }
  const { content, drafts } = read();

  expect(content.jobs).toEqual([]);
  expect(drafts).toContain('closed');
  expect(drafts).toHaveLength(5);
});

test('each job gets the fields that all jobs share, with placeholders filled in', () => {
  const { jobs } = read().content;

  expect(jobs[0]).toMatchObject({
    slug: 'data-analyst-2',
    location: 'Lake Forest, WI & Other Places',
    workLocation: [
      'The work is done in Lake Forest, Wisconsin.',
      'Come to 2200 Sample Street, Floor 7, Lake Forest, WI 53100-1234, USA',
    ],
  });
  expect(jobs[0]?.requirements[0]).toBe("Bachelor's degree plus 4 years of experience.");
  expect(jobs[0]?.equalOpportunity).toMatch(
    /^Northern Lakes.*Questions: people@northern-lakes\.example or \(312\) 555-0170\.$/,
  );
});

test.each([
  ['salary: 90500', { from: 90500, to: 90500, per: 'year' }],
  ['salary: 28000', { from: 28000, to: 28000, per: 'year' }],
  ['salary:\n  from: 90500\n  to: 104000', { from: 90500, to: 104000, per: 'year' }],
  ['salary:\n  amount: 45.50\n  per: hour', { from: 45.5, to: 45.5, per: 'hour' }],
  ['salary:\n  from: 40\n  to: 52\n  per: hour', { from: 40, to: 52, per: 'hour' }],
])('%j is accepted', (written, pay) => {
  edit(job, salary, written);

  expect(read().content.jobs[0]?.salary).toEqual(pay);
});

test('the limits of a number are accepted', () => {
  for (const months of [0, 240]) {
    edit('careers.yaml', /monthsOfExperience: \d+/, `monthsOfExperience: ${months}`);
    expect(read().content.careers.education.monthsOfExperience).toBe(months);
  }
});

test('a job can be dated today in any time zone, and close on its first day', () => {
  // Kiritimati is up to 20 hours ahead of the office.
  edit('jobs/longest-title.yaml', /2027-03-15/g, '2027-03-16');
  edit('jobs/longest-title.yaml', 'duties:', 'validThrough: 2027-03-16\nduties:');

  expect(read).not.toThrow();
});

test('what follows from the schema is up to date (npm run schemas)', () => {
  expect(readFileSync('src/content/modules.d.ts', 'utf8')).toBe(moduleTypes());
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    expect(readFileSync(`generator/schemas/${name}.json`, 'utf8')).toBe(schema);
  }
});
