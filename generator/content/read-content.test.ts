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
import { jsonSchemas } from '../schema-files/json-schemas';
import { moduleTypes } from '../schema-files/module-types';
import { readContent } from './read-content';

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

/** The message that the author reads. */
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
  // YAML cannot read these, or reads them as something else
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
  ['todo', 'looks unfinished'],
  ['n/a', 'looks unfinished'],
  ['[Insert title] Analyst', 'looks unfinished'],
  ['x', 'looks unfinished'],
  ['...', '"..." has no words'],
  ['2026-11-21', 'is a date'],
  ['data-analyst.yaml', 'is a file name'],
  ['Data Analyst,', 'looks like a leftover'],
  ['Data Analyst -', 'looks like a leftover'],
  ['=Data Analyst', 'looks like a leftover'],
  ['Data Analyst"', 'a quotation mark that it does not begin with'],
  ['Data (Analyst', 'is not closed'],
  ['Data,, Analyst', 'looks like a leftover'],
  ['Data *** Analyst', 'looks like a leftover'],
  ['Data `` Analyst', 'looks like a leftover'],
  ['Data ??? Analyst', 'looks unfinished'],
  ['"??"', 'looks unfinished'],
  ['Data xxx Analyst', 'looks unfinished'],
  ['Lorem Analyst', 'looks unfinished'],
  ['"tbd: Analyst"', 'looks unfinished'],
  ['"> Analyst"', 'begins with ">"'],
  ['"401"', 'This text has no words'],
  ['Analyst´s', 'only looks like an ordinary letter'],
  ['Te?m Analyst', 'a letter or an apostrophe was lost'],
  ['Caf&eacute Analyst', 'contains "&eacute"'],
  ['Analyst&#8217s', 'contains "&#8217"'],
  ['<!-- Data --> Analyst', 'contains "<!--"'],
  ['Data Analyst</p>', 'contains "</p>"'],
  ['<a href=x>Analyst', 'contains "<a href=x>"'],
  ['Data **Analyst**', 'write Analyst'],
  ['Data _Analyst_', 'write Analyst'],
  ['**Data** Analyst', 'bold and italic are not supported'],
  ['Data [Analyst](https://example.com)', 'links are not supported'],
  ['"# Data Analyst"', 'begins with "#"'],
  ['\\tData Analyst', 'contains "\\t"'],
  ['Data%20Analyst', 'contains "%20"'],
  ['D\u0430ta Analyst', 'only looks like an ordinary letter'],
  ['Ｄata Analyst', 'only looks like an ordinary letter'],
  // Remains of damaged letters
  ['Pe\u00c3\u00b1a Analyst', 'Type it again: ñ instead of'],
  ['Analyst\u00e2\u20ac\u2122s', 'opened in another'],
  ['Data \ufffd Analyst', 'U+FFFD, what is left of a letter'],
  ['Data\ufeff Analyst', 'U+FEFF, a byte order mark'],
  ['Data\u000bAnalyst', 'U+000B, a line break from a word processor'],
  ['Data\u2028Analyst', 'U+2028, a line separator'],
  ['Data\0Analyst', 'U+0000, NUL'],
  ['\uf0b7 Data Analyst', 'U+F0B7, a symbol from a single font'],
  ['"Data \\x01 Analyst"', 'U+0001, a control character'],
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

type EditWithMistake = {
  what: string;
  /** By default, a job's file. */
  file?: string;
  from: string | RegExp;
  to: string;
  /** The field that the message names. */
  field?: string;
  /** A part of the message. */
  message: string;
  /** How the reported line starts, if it is not the line that changes. */
  lineStart?: string;
};

test.each<EditWithMistake>([
  // YAML syntax
  {
    what: 'a missing colon',
    from: salary,
    to: 'salary 90500',
    message: 'A colon followed by a space is missing',
  },
  { what: 'a tab', from: duty, to: '\t- Build it in small steps', message: 'starts with a tab' },
  {
    what: 'a line too far left',
    from: duty,
    to: '- Build it in small steps',
    message: 'indentation of this line is wrong',
  },
  {
    what: 'an entry too far right',
    from: '  - Say early',
    to: '    - Say early',
    field: 'duties, entry 4',
    message: 'joined to the one above it',
  },
  {
    what: 'a field written twice',
    from: salary,
    to: `${salary}\n${salary}`,
    message: 'appears twice',
  },
  { what: 'a second document', from: duty, to: `---\n${duty}`, message: 'Remove the hyphens' },
  {
    what: 'a hyphen without a space',
    from: '  - Say early',
    to: '  -Say early',
    message: 'a hyphen and a space',
  },
  { what: 'a bullet', from: '  - Say early', to: '  • Say early', message: 'a hyphen and a space' },
  {
    what: 'an en dash',
    from: '  - Say early',
    to: '  – Say early',
    message: 'a hyphen and a space',
  },
  {
    what: 'an entry below []',
    from: 'benefits: []',
    to: 'benefits: []\n  - Health insurance.',
    message: 'marked as empty',
  },
  {
    what: 'a colon in an entry',
    from: '  - Say early',
    to: '  - Field of study: Say early',
    field: 'duties, entry 5',
    message: 'Put it in quotes',
  },
  {
    what: 'a bracket that is not closed',
    from: title,
    to: 'title: [Data Analyst',
    message: 'A closing bracket is missing',
    lineStart: 'salary:',
  },
  {
    what: 'brackets around an entry',
    from: '  - Say early what will be late.',
    to: '  - [Say early]',
    field: 'duties, entry 5',
    message: 'Put it in quotes',
  },
  {
    what: 'an apostrophe in single quotes',
    file: 'company.yaml',
    from: /name: .*/,
    to: "name: 'Joe's Systems'",
    message: 'after the closing quotation mark',
  },
  {
    what: 'a missing colon above a note',
    from: title,
    to: 'title Data Analyst\n# a note',
    message: 'A colon followed by a space is missing',
  },
  {
    what: 'a missing space after the colon',
    from: title,
    to: 'title:Data Analyst',
    message: 'A space is missing after the colon',
  },
  {
    what: 'a missing quotation mark at the end',
    from: 'benefits: []',
    to: 'benefits:\n  - "Dental care',
    message: 'no closing quotation mark',
    lineStart: '  - "Dental',
  },
  {
    what: 'an indented field below a note',
    from: 'duties:',
    to: '# a note\n validThrough: 2027-05-31\nduties:',
    message: 'indentation of this line is wrong',
    lineStart: ' validThrough:',
  },
  {
    what: 'fields indented below a text',
    file: 'company.yaml',
    from: 'address:',
    to: 'address: Lake Forest',
    message: 'leave nothing after its colon',
  },
  {
    what: 'a hyphen before the first field',
    from: title,
    to: `- ${title}`,
    message: 'Remove the hyphen',
  },
  {
    what: 'a note of another language',
    from: title,
    to: `// note\n${title}`,
    message: 'A note starts with a #',
  },
  {
    what: 'a pasted change',
    from: duty,
    to: `+${duty}`,
    message: 'does not start with the name of a field',
  },
  {
    what: 'conflict markers',
    from: title,
    to: `<<<<<<< HEAD\n${title}\n=======\n${title}\n>>>>>>> main`,
    message: 'git marked two versions',
  },
  {
    what: 'a note inside a folded text',
    file: 'footer.yaml',
    from: /description: .*/,
    to: 'description: >-\n  Here\n  # a note\n  and there',
    field: 'description',
    message: 'is no note',
    lineStart: '  # a note',
  },
  {
    what: 'a folded text whose end is still a note',
    file: 'footer.yaml',
    from: /description: .*/,
    to: 'description: >-\n  Here\n#   and there',
    field: 'description',
    message: 'Remove its #',
    lineStart: '#   and there',
  },
  {
    what: 'a text that starts with a #',
    file: 'company.yaml',
    from: 'street: 2200',
    to: 'street: #7',
    field: 'address, street',
    message: 'Put its text in quotes',
  },
  {
    what: 'an entry without its hyphen',
    from: '  - Say early',
    to: '    Say early',
    field: 'duties, entry 4',
    message: 'start it with a hyphen',
  },
  {
    what: 'an entry without its hyphen, too far left',
    from: '  - Say early',
    to: '  Say early',
    message: 'indentation of this line is wrong',
  },
  {
    what: 'two entries on one line',
    from: duty,
    to: `${duty}. - Test it`,
    field: 'duties, entry 3',
    message: 'on its own line: - Test it',
  },
  {
    what: 'a numbered entry',
    from: '  - Say early',
    to: '  2. Say early',
    message: 'a hyphen and a space',
  },
  {
    what: 'a bullet of a word processor',
    from: '  - Say early',
    to: '  o Say early',
    message: 'a hyphen and a space',
  },
  {
    what: 'a bullet in an entry',
    from: '  - Say early',
    to: '  - • Say early',
    field: 'duties, entry 5',
    message: 'adds bullets and numbers itself',
  },
  {
    what: 'a number in an entry',
    from: '  - Say early',
    to: '  - 5. Say early',
    field: 'duties, entry 5',
    message: 'adds bullets and numbers itself',
  },
  {
    what: 'a checkbox in an entry',
    from: '  - Say early',
    to: '  - [ ] Say early',
    message: 'adds bullets and numbers itself',
  },
  {
    what: 'an ampersand in an entry',
    from: '  - Say early',
    to: '  - & say early',
    message: 'special meaning',
  },
  {
    what: 'a text after []',
    from: 'benefits: []',
    to: 'benefits: [] none',
    message: 'Remove its brackets',
  },
  {
    what: 'a mistake on a later line of a folded text',
    file: 'footer.yaml',
    from: /description: .*/,
    to: 'description: >-\n  Here\n  and **there**',
    field: 'description',
    message: 'write there',
    lineStart: '  and **there**',
  },
  {
    what: 'a folded text that is not indented',
    file: 'footer.yaml',
    from: /description: .*/,
    to: 'description: >-\nBased in town',
    message: 'has to be indented',
    lineStart: 'Based in town',
  },
  {
    what: 'two paragraphs',
    file: 'footer.yaml',
    from: /description: .*/,
    to: 'description: Here\n\n  and there',
    field: 'description',
    message: 'more than one paragraph',
  },
  // Values
  {
    what: 'a salary with a comma',
    from: salary,
    to: 'salary: 118,250',
    field: 'salary',
    message: '"118,250" is not a salary in whole US dollars',
  },
  {
    what: 'a date that does not exist',
    from: '2027-01-05',
    to: '2026-02-30',
    field: 'datePosted',
    message: '"2026-02-30" is not a calendar date',
  },
  {
    what: 'a date in another format',
    file: 'home.yaml',
    from: '2027-02-01',
    to: '02/01/2027',
    field: 'lastChanged',
    message: 'year-month-day',
  },
  {
    what: 'an email address',
    file: 'company.yaml',
    from: 'people@northern-lakes.example',
    to: 'people at lakes',
    field: 'hrEmail',
    message: 'is not an email address. Example: info@example.com',
  },
  {
    what: 'an email address too long',
    file: 'company.yaml',
    from: 'people@',
    to: `${'people.'.repeat(5)}hr@`,
    field: 'hrEmail',
    message: 'is 60 characters long; the limit is 50',
  },
  {
    what: 'a phone number',
    file: 'company.yaml',
    from: '(312) 555-0170',
    to: '312.555.0170',
    field: 'phone',
    message: '(630) 123-4567',
  },
  {
    what: 'an address without https',
    file: 'company.yaml',
    from: 'https://studio',
    to: 'http://studio',
    field: 'designCredit, url',
    message: 'starts with https://',
  },
  {
    what: 'a site below a folder',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl: https://www.example.com/site',
    field: 'siteUrl',
    message: 'has a path or a slash at the end',
  },
  {
    what: 'a site without https',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl: www.example.com',
    field: 'siteUrl',
    message:
      '"www.example.com" is not a web address that starts with https://. Example: https://www.example.com',
  },
  {
    what: 'an empty site address',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl:',
    field: 'siteUrl',
    message: '"siteUrl" is empty. Example: https://www.example.com',
  },
  {
    what: 'a date long ago',
    from: '2027-01-05',
    to: '0227-01-05',
    field: 'datePosted',
    message: 'from 2000-01-01 on',
  },
  {
    what: 'a date with dashes',
    from: '2027-01-05',
    to: '2027–01–05',
    field: 'datePosted',
    message: 'Write 2027-01-05',
  },
  {
    what: 'a change before the posting date',
    from: '2027-01-05',
    to: '2027-02-11',
    field: 'lastChanged',
    message: 'is before datePosted',
    lineStart: 'lastChanged:',
  },
  {
    what: 'a page changed in the future',
    file: 'home.yaml',
    from: '2027-02-01',
    to: '2072-02-01',
    field: 'lastChanged',
    message: 'in the future: today is 2027-03-15',
  },
  {
    what: 'a closing date years away',
    file: 'jobs/closing-today.yaml',
    from: 'validThrough: 2027',
    to: 'validThrough: 2030',
    field: 'validThrough',
    message: 'is years away',
  },
  {
    what: 'a salary in quotes',
    from: salary,
    to: 'salary: "90500"',
    field: 'salary',
    message: 'cannot be in quotes. Write 90500',
  },
  {
    what: 'pay per hour without the period',
    from: salary,
    to: 'salary:\n  amount: 45',
    field: 'salary, amount',
    message: '45 is not a salary in whole US dollars per year',
    lineStart: '  amount:',
  },
  {
    what: 'pay per hour that is a year’s',
    from: salary,
    to: 'salary:\n  amount: 45000\n  per: hour',
    field: 'salary, amount',
    message: 'per hour from 7 to 300',
    lineStart: '  amount:',
  },
  {
    what: 'a range without its end',
    from: salary,
    to: 'salary:\n  from: 90500',
    field: 'salary, to',
    message: '"to" is missing. Example: to: 50',
  },
  {
    what: 'a range the wrong way round',
    from: salary,
    to: 'salary:\n  from: 90500\n  to: 80500',
    field: 'salary, to',
    message: 'should be more than "from"',
    lineStart: '  to:',
  },
  {
    what: 'a range of one amount',
    from: salary,
    to: 'salary:\n  from: 90500\n  to: 90500',
    field: 'salary, to',
    message: 'should be more than "from"',
    lineStart: '  to:',
  },
  {
    what: 'pay per hour below the limit',
    from: salary,
    to: 'salary:\n  amount: 6.99\n  per: hour',
    field: 'salary, amount',
    message: 'from 7 to 300',
    lineStart: '  amount:',
  },
  {
    what: 'pay per hour above the limit',
    from: salary,
    to: 'salary:\n  from: 7\n  to: 300.01\n  per: hour',
    field: 'salary, to',
    message: 'from 7 to 300',
    lineStart: '  to:',
  },
  {
    what: 'pay per hour with half a cent',
    from: salary,
    to: 'salary:\n  amount: 45.505\n  per: hour',
    field: 'salary, amount',
    message: 'is not a wage in US dollars',
    lineStart: '  amount:',
  },
  {
    what: 'pay per year with cents',
    from: salary,
    to: 'salary:\n  amount: 90500.50',
    field: 'salary, amount',
    message: 'in whole US dollars',
    lineStart: '  amount:',
  },
  {
    what: 'pay per year below the limit',
    from: salary,
    to: 'salary:\n  amount: 9999',
    field: 'salary, amount',
    message: 'from 10000 to 500000',
    lineStart: '  amount:',
  },
  {
    what: 'an address without a domain',
    file: 'company.yaml',
    from: 'https://studio.northern-lakes.example',
    to: 'https://studio',
    field: 'designCredit, url',
    message: 'starts with https://',
  },
  {
    what: 'a range and an amount',
    from: salary,
    to: 'salary:\n  amount: 90500\n  to: 95500',
    field: 'salary, amount',
    message: 'either "amount", or "from" and "to"',
    lineStart: '  amount:',
  },
  {
    what: 'a salary without an amount',
    from: salary,
    to: 'salary:\n  per: hour',
    field: 'salary, amount',
    message: '"amount" is missing',
  },
  {
    what: 'a dollar sign in a range',
    from: salary,
    to: 'salary:\n  from: $40\n  to: 50\n  per: hour',
    field: 'salary, from',
    message: 'in digits only',
    lineStart: '  from:',
  },
  {
    what: 'pay per month',
    from: salary,
    to: 'salary:\n  amount: 9000\n  per: month',
    field: 'salary, per',
    message: 'is not a period (year, hour)',
    lineStart: '  per:',
  },
  {
    what: 'an unknown field of the salary',
    from: salary,
    to: 'salary:\n  amount: 90500\n  currency: USD',
    field: 'salary, currency',
    message: 'The fields are amount, from, to, per',
    lineStart: '  currency:',
  },
  {
    what: 'a phone number in digits only',
    file: 'company.yaml',
    from: '(312) 555-0170',
    to: '3125550170',
    field: 'phone',
    message: '3125550170 is not a US phone number. Example: (630) 123-4567',
  },
  {
    what: 'a town with its state',
    file: 'company.yaml',
    from: 'Lake Forest',
    to: 'Lake Forest, WI',
    field: 'address, locality',
    message: 'Write the town without the state',
  },
  {
    what: 'a time zone that does not exist',
    file: 'company.yaml',
    from: 'America/Chicago',
    to: 'Central Time',
    field: 'timeZone',
    message: 'Example: America/Chicago',
  },
  {
    what: 'a time zone without a city',
    file: 'company.yaml',
    from: 'America/Chicago',
    to: 'EST',
    field: 'timeZone',
    message: 'America/New_York',
  },
  {
    what: 'a capital letter in the site address',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl: https://PenaObrien.com',
    field: 'siteUrl',
    message: 'Write https://penaobrien.com',
  },
  {
    what: 'an accent in the site address',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl: https://peña-obrien.com',
    field: 'siteUrl',
    message: 'Write https://xn--pea-obrien-u9a.com',
  },
  {
    what: 'a port that needs no mention',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl: https://penaobrien.com:443',
    field: 'siteUrl',
    message: 'in another way. Write https://penaobrien.com',
  },
  {
    what: 'a site address that is a placeholder',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl: "{site}"',
    field: 'siteUrl',
    message: 'Write the address itself',
  },
  {
    what: 'one slash in an address',
    file: 'company.yaml',
    from: 'url: https://linkedin',
    to: 'url: https:/linkedin',
    field: 'socialLinks, entry 1, url',
    message: 'starts with https://',
  },
  {
    what: 'a placeholder for a fact in company.yaml',
    file: 'company.yaml',
    from: 'Sample Studio',
    to: '"Studio {phone}"',
    field: 'designCredit, name',
    message: 'You cannot use {phone} in company.yaml',
  },
  {
    what: 'an unknown social network',
    file: 'company.yaml',
    from: 'facebook',
    to: 'instagram',
    field: 'socialLinks, entry 2, network',
    message: 'linkedIn or facebook',
  },
  {
    what: 'a path to another site',
    file: 'company.yaml',
    from: /$/,
    to: 'vitalsEndpoint: //example.com\n',
    field: 'vitalsEndpoint',
    message: 'is not a path on this site',
  },
  {
    what: 'a ZIP code without quotes',
    file: 'company.yaml',
    from: '"53100-1234"',
    to: '53100',
    field: 'address, postalCode',
    message: 'looks like a number',
  },
  {
    what: 'curly quotes around a ZIP code',
    file: 'company.yaml',
    from: '"53100-1234"',
    to: '“60555”',
    field: 'address, postalCode',
    message: 'is in curly quotes',
  },
  {
    what: 'a degree that job search does not know',
    file: 'careers.yaml',
    from: '[bachelor degree]',
    to: '[college]',
    field: 'education, credentials, entry 1',
    message: 'bachelor degree',
  },
  {
    what: 'an unknown icon',
    file: 'services.yaml',
    from: 'icon: support',
    to: 'icon: rocket',
    field: 'cards, entry 3, icon',
    message: 'automation',
  },
  // Fields and lists
  {
    what: 'a misspelled field',
    from: salary,
    to: `${salary}\nvalidTrough: 2027-05-01`,
    field: 'validTrough',
    message: 'The fields are title, salary',
  },
  {
    what: 'a missing list',
    from: /duties:[^]*(?=requirements:)/,
    to: '',
    field: 'duties',
    message: '"duties" is missing',
    lineStart: '# yaml',
  },
  {
    what: 'an empty list',
    from: /duties:[^]*(?=requirements:)/,
    to: 'duties:\n',
    field: 'duties',
    message: '"duties" is empty',
    lineStart: 'duties:',
  },
  {
    what: 'a list that is a text',
    from: /duties:[^]*(?=requirements:)/,
    to: 'duties: many\n',
    field: 'duties',
    message: '"duties" should be a list of 6 to 9 sentences, each on its own line after a hyphen',
  },
  {
    what: 'an empty list of benefits',
    from: 'benefits: []',
    to: 'benefits:',
    field: 'benefits',
    message: '[] for none',
  },
  {
    what: 'no cards',
    file: 'services.yaml',
    from: /cards:[^]*(?=ask:)/,
    to: 'cards: []\n',
    field: 'cards',
    message: 'a list of 1 or more entries',
  },
  {
    what: 'a hyphen too many',
    from: '  - Say early',
    to: '  - - Say early',
    field: 'duties, entry 5',
    message: 'a second hyphen',
  },
  {
    what: 'a list that is too short',
    from: `${duty} & show each of them.\n`,
    to: '',
    field: 'duties',
    message: 'has 5 entries; it should be a list of 6 to 9 sentences',
    lineStart: 'duties:',
  },
  {
    what: 'a missing step',
    file: 'home.yaml',
    from: / {4}- title: Hand Over\n.*\n/,
    to: '',
    field: 'about, steps',
    message: 'has 2 entries; it should be a list of 3 steps',
    lineStart: '  steps:',
  },
  {
    what: 'a headline that is too long',
    file: 'home.yaml',
    from: 'Ledgers, barn doors',
    to: `Ledgers, ${'barn '.repeat(4)}doors`,
    field: 'hero, offer',
    message: 'is 75 characters long; the limit is 70',
  },
  {
    what: 'a fourth reference',
    file: 'home.yaml',
    from: '  quotes:',
    to: `  quotes:${[1, 2].map((n) => `\n    - { text: Good work ${n}., who: Ann, role: Owner, company: Ann and Sons }`).join('')}`,
    field: 'references, quotes',
    message: 'has 4 entries; it should be a list of 1 to 3 references',
    lineStart: '  quotes:',
  },
  {
    what: 'a reference without its author',
    file: 'home.yaml',
    from: '      who: Bo Weathers\n',
    to: '',
    field: 'references, quotes, entry 2, who',
    message: '"who" is missing. Example: Jordan Lee',
    lineStart: '    - text: They wrote',
  },
  {
    what: 'no reasons to work here',
    file: 'careers.yaml',
    from: / {2}reasons:\n( {4}- .*\n)+/,
    to: '  reasons: []\n',
    field: 'workingHere, reasons',
    message: 'has 0 entries; it should be a list of 1 to 6 sentences',
  },
  {
    what: 'a repeated entry',
    from: 'Patience with old systems.',
    to: 'Clear written English.',
    field: 'requirements, entry 4',
    message: 'is in this list twice',
  },
  {
    what: 'a repeated entry with another end',
    from: 'Patience with old systems.',
    to: 'Clear  written English',
    field: 'requirements, entry 4',
    message: 'is in this list twice',
  },
  {
    what: 'the requirement that all jobs share',
    from: 'Clear written English.',
    to: "Bachelor's degree plus 4 years of experience.",
    field: 'requirements, entry 2',
    message: 'the build adds it',
  },
  {
    what: 'a sample of one line',
    file: 'services.yaml',
    from: /( {8}- label: What we saw\n.*\n)[^]*?(?= {2}- title)/,
    to: '$1',
    field: 'cards, entry 3, sample, lines',
    message: 'has one entry; it should be a list of 2 to 4 lines',
    lineStart: '      lines:',
  },
  {
    what: 'a line of the sample without its label',
    file: 'services.yaml',
    from: '        - label: What we did\n          text',
    to: '        - text',
    field: 'cards, entry 3, sample, lines, entry 2, label',
    message: '"label" is missing. Example: What broke',
  },
  {
    what: 'two cards with one title',
    file: 'services.yaml',
    from: 'title: Night Watch',
    to: 'title: System drawings',
    field: 'cards, entry 3, title',
    message: 'is in this list twice',
  },
  // More than one field or file
  {
    what: 'a duplicate title',
    file: 'jobs/with-benefits.yaml',
    from: 'title: Support Engineer',
    to: 'title: release manager',
    field: 'title',
    message: 'is already taken',
  },
  {
    what: 'a title that differs in what nobody sees',
    file: 'jobs/with-benefits.yaml',
    from: 'title: Support Engineer',
    to: 'title: Release\u00a0 Man\u00adager\u200b',
    field: 'title',
    message: 'is already taken',
  },
  {
    what: 'a name of 61 characters',
    file: 'careers.yaml',
    from: '  - closed',
    to: `  - ${'x'.repeat(61)}`,
    field: 'jobs, entry 5',
    message: 'is 61 characters long; the limit is 60',
  },
  {
    what: 'a job without a file',
    file: 'careers.yaml',
    from: '  - closed',
    to: '  - gone',
    field: 'jobs, entry 5',
    message: 'There is no file jobs/gone.yaml',
  },
  {
    what: 'a file name with a capital',
    file: 'careers.yaml',
    from: '  - closed',
    to: '  - Closed',
    field: 'jobs, entry 5',
    message: 'in lowercase letters, digits and hyphens',
  },
  {
    what: 'a job with a page\u2019s name',
    file: 'careers.yaml',
    from: '  - closed',
    to: '  - career',
    field: 'jobs, entry 5',
    message: 'The site itself uses the name "career"',
  },
  {
    what: 'a career page changed in the future',
    file: 'careers.yaml',
    from: '2027-01-10',
    to: '2027-03-17',
    field: 'lastChanged',
    message: 'in the future: today is 2027-03-15',
  },
  {
    what: 'a change in the future',
    file: 'jobs/longest-title.yaml',
    from: 'lastChanged: 2027-03-15',
    to: 'lastChanged: 2027-03-17',
    field: 'lastChanged',
    message: 'in the future: today is 2027-03-15',
  },
  {
    what: 'a closing date before the posting date',
    file: 'jobs/closing-today.yaml',
    from: 'validThrough: 2027-03-15',
    to: 'validThrough: 2027-01-05',
    field: 'validThrough',
    message: 'is before datePosted',
  },
])(
  '$what is reported with its line and a fix',
  ({ file = job, from, to, field, message, lineStart }) => {
    const changed = edit(file, from, to);
    const lines = readFileSync(path.join(directory, file), 'utf8').split('\n');
    const reported = lineStart ? lines.findIndex((it) => it.startsWith(lineStart)) + 1 : changed;

    const text = mistakes();
    expect(text).toContain('has one mistake');
    expect(text).toMatch(new RegExp(`/${file}:${reported}:\\d+${field ? `  ${field}` : ''}\n`));
    expect(text).toContain(message);
  },
);

test.each([
  // The build removes characters that nobody can see.
  ['Data\u200b An\u00adalyst\u00a0', 'Data Analyst'],
  ['\u200eData\u00a0Analyst', 'Data Analyst'],
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
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['List<T> or vector<int>', 'List<T> or vector<int>'],
  ['C:\\Users or 401(k)', 'C:\\Users or 401(k)'],
  ['See https://example.com/_a_?b=1&copy=2#c', 'See https://example.com/_a_?b=1&copy=2#c'],
  ['Analyst 👩‍💻', 'Analyst 👩‍💻'],
  ['Analyst 👩🏽‍💻 ❤️‍🔥', 'Analyst 👩🏽‍💻 ❤️‍🔥'],
  ['"{city}\'s Analyst ({place})"', "Lake Forest, WI's Analyst (Lake Forest, Wisconsin)"],
])('the title %j is published as %j', (value, published) => {
  edit(job, title, `title: ${value}`);

  expect(read().content.jobs[0]?.title).toBe(published);
});

test.each<[what: string, bytes: Buffer, message: string]>([
  ['in Windows-1252', Buffer.from('title: Pe\xf1a', 'latin1'), ':1:10\n  | title: Peña\n'],
  ['in Windows-1252', Buffer.from('title: Pe\xf1a', 'latin1'), 'Encoding: UTF-8'],
  ['in UTF-16', Buffer.from('\ufefftitle: Analyst', 'utf16le'), 'saved as UTF-16'],
  [
    'in UTF-16 the other way round',
    Buffer.from('\ufefftitle', 'utf16le').swap16(),
    'saved as UTF-16',
  ],
  ['in UTF-16 without a mark', Buffer.from('title: Analyst', 'utf16le'), 'saved as UTF-16'],
  ['of Word', Buffer.from('PK\u0003\u0004'), 'a Word, OpenDocument or Pages document'],
  ['of an old Word', Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), 'an old Word document'],
  ['in PDF', Buffer.from('%PDF-1.7'), 'This is a PDF'],
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
  const leftovers = ['.#closed.yaml', 'closed.yaml~', 'closed.yaml.bak', 'closed.yaml.orig'];
  for (const file of ['.DS_Store', 'home.yaml~', ...leftovers.map((name) => `jobs/${name}`)]) {
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
  ['salary:\n  from: 10000\n  to: 500000', { from: 10000, to: 500000, per: 'year' }],
  ['salary:\n  from: 7\n  to: 300\n  per: hour', { from: 7, to: 300, per: 'hour' }],
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

test('a job can be open to the end of the year after next', () => {
  edit('jobs/closing-today.yaml', 'validThrough: 2027-03-15', 'validThrough: 2029-12-31');

  expect(read).not.toThrow();
});

test('a job can be dated today in any time zone, and close on its first day', () => {
  // Kiritimati is up to 20 hours ahead of the office.
  edit('jobs/longest-title.yaml', /2027-03-15/g, '2027-03-16');
  edit('jobs/longest-title.yaml', 'duties:', 'validThrough: 2027-03-16\nduties:');

  expect(read).not.toThrow();
});

test('the files that npm run schemas generates are up to date', () => {
  expect(readFileSync('src/content/modules.d.ts', 'utf8')).toBe(moduleTypes());
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    expect(readFileSync(`schemas/${name}.json`, 'utf8')).toBe(schema);
  }
});
