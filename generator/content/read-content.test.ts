import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { today } from '../../fixtures/fixture-content';
import { edit, job, mistakes, pathOf, read, title } from '../testing/content-editor';
import { readContent } from './read-content';

const salary = 'salary: 90500';
const duty = '  - Build it in small steps';

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
    message: 'contains a colon or a bracket',
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
    message: 'put the text in quotes',
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
    message: 'that is not a note',
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
    what: 'an empty field above a note',
    from: title,
    to: 'title:\n# a note',
    field: 'title',
    message: '"title" is empty',
    lineStart: 'title:',
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
    what: 'a range without its start',
    from: salary,
    to: 'salary:\n  to: 90500',
    field: 'salary, from',
    message: '"from" is missing. Example: from: 40',
  },
  {
    what: 'a salary per year with cents',
    from: salary,
    to: 'salary:\n  amount: 90500.50',
    field: 'salary, amount',
    message: 'is not a salary in whole US dollars',
    lineStart: '  amount:',
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
    what: 'a range of one amount',
    from: salary,
    to: 'salary:\n  from: 90500\n  to: 90500',
    field: 'salary, to',
    message: 'should be more than "from"',
    lineStart: '  to:',
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
    what: 'a time zone without a city',
    file: 'company.yaml',
    from: 'America/Chicago',
    to: 'EST',
    field: 'timeZone',
    message: 'America/New_York',
  },
  {
    what: 'a misspelled time zone',
    file: 'company.yaml',
    from: 'America/Chicago',
    to: 'America/Chicage',
    field: 'timeZone',
    message: '"America/Chicage" is not a time zone',
  },
  {
    what: 'a capital letter in the site address',
    file: 'company.yaml',
    from: /siteUrl: .*/,
    to: 'siteUrl: https://PenaObrien.com',
    field: 'siteUrl',
    message: 'Browsers write this address in another way. Write https://penaobrien.com',
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
    what: 'a placeholder for a fact in company.yaml',
    file: 'company.yaml',
    from: 'Sample Studio',
    to: '"Studio {phone}"',
    field: 'designCredit, name',
    message: 'You cannot use {phone} in company.yaml',
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
    what: 'a list that is too long',
    from: duty,
    to: `  - One.\n  - Two.\n  - Three.\n  - Four.\n${duty}`,
    field: 'duties',
    message: 'has 10 entries; it should be a list of 6 to 9 sentences',
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
    what: 'a repeated entry with another end',
    from: 'Patience with old systems.',
    to: 'clear  written English',
    field: 'requirements, entry 4',
    message: 'is in this list twice',
  },
  {
    what: 'a repeated entry in bold',
    from: 'Patience with old systems.',
    to: '"**Clear** written English."',
    field: 'requirements, entry 4',
    message: 'is in this list twice',
  },
  {
    what: 'bold words without quotes',
    from: duty,
    to: '  - **Build it** in small steps',
    message: 'has to be in quotes. Example: - "**Review code** written by colleagues."',
  },
  {
    what: 'nothing but bold words without quotes',
    from: `${duty} & show each of them.`,
    to: '  - **Build**',
    field: 'duties, entry 3',
    message: 'has to be in quotes. Example: - "**Review code** written by colleagues."',
  },
  ...[
    ['**Build it in small steps', 'on one side of its words'],
    ['Build **it** in** small steps', 'on one side of its words'],
    ['*Build it* in small steps', 'two asterisks on each side, not one'],
    ['***Build it*** in small steps', 'without a space or an asterisk at either end'],
    ['** Build it ** in small steps', 'without a space or an asterisk at either end'],
    ['**Build **it** in** small steps', 'without a space or an asterisk at either end'],
    ['**** Build it in small steps', 'without a space or an asterisk at either end'],
    ['**Build it in small steps.**', 'The whole text is in bold'],
    ['**Build it**in small steps', 'A space is missing'],
    ['**Build it** in __small__ steps', 'contains "__small__"'],
  ].map(([to = '', message = '']) => ({
    what: `the duty ${to}`,
    from: `${duty} & show each of them.`,
    to: `  - "${to}"`,
    field: 'duties, entry 3',
    message,
  })),
  {
    what: 'bold words in a benefit',
    file: 'jobs/with-benefits.yaml',
    from: 'Health insurance',
    to: 'Our **health** insurance',
    field: 'benefits, entry 1',
    message: 'bold and italic are not supported, so write health',
  },
  {
    what: 'the requirement that all jobs share',
    from: 'Clear written English.',
    to: "Bachelor's degree plus 4 years of experience.",
    field: 'requirements, entry 2',
    message: 'the build adds it',
  },
  {
    what: 'a line of the sample without its label',
    file: 'services.yaml',
    from: '        - label: What we did\n          text',
    to: '        - text',
    field: 'cards, entry 3, sample, lines, entry 2, label',
    message: '"label" is missing. Example: What broke',
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
    to: '  - home',
    field: 'jobs, entry 5',
    message: 'The site itself uses the name "home"',
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
    const lines = readFileSync(pathOf(file), 'utf8').split('\n');
    const reported = lineStart
      ? lines.findIndex((line) => line.startsWith(lineStart)) + 1
      : changed;

    const text = mistakes();
    expect(text).toContain('has one mistake');
    expect(text).toMatch(new RegExp(`/${file}:${reported}:\\d+${field ? `  ${field}` : ''}\n`));
    expect(text).toContain(message);
  },
);

test('a missing folder is named', () => {
  expect(() => readContent('no-such-folder', today)).toThrow('There is no folder no-such-folder');
});

test('all mistakes are reported at once', () => {
  edit(job, title, 'title: TODO');
  edit(job, salary, 'salary: 0');
  edit('services.yaml', 'title: Night Watch', 'title:');
  edit('company.yaml', '(312) 555-0170', '312.555.0170');
  rmSync(pathOf('footer.yaml'));

  const text = mistakes();
  expect(text).toContain('has 5 mistakes');
  for (const place of [
    'company.yaml:7:1  phone',
    'services.yaml:17:5  cards, entry 3, title',
    'footer.yaml\n  This file is missing.\n',
    'data-analyst-2.yaml:3:1  title',
    'data-analyst-2.yaml:4:1  salary\n  | salary: 0\n  0 is not a salary in whole US dollars',
  ]) {
    expect(text).toContain(place);
  }
});

test('empty lists, unlisted jobs and other files are accepted', () => {
  edit('careers.yaml', /jobs:\n( {2}- .*\n)+/, 'jobs: []\n');
  edit('company.yaml', /socialLinks:\n( {2}.*\n)+/, 'socialLinks: []\n');
  const endings = ['~', '.bak', '.old', '.orig', '.rej', '.swo', '.swp', '.tmp'];
  const leftovers = ['.#', '#'].map((start) => `${start}closed.yaml`);
  leftovers.push(...endings.map((end) => `closed.yaml${end}`));
  for (const file of ['.DS_Store', 'home.yaml~', ...leftovers.map((name) => `jobs/${name}`)]) {
    writeFileSync(pathOf(file), 'left behind by an editor');
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

test('without BUILD_DATE, today is the date at the office', () => {
  edit('company.yaml', 'America/Chicago', 'Pacific/Kiritimati');
  const site = readContent(pathOf(''));

  // The clock of the tests is at noon of March 15 in Chicago.
  expect(site.today).toBe('2027-03-16');
  expect(site.now).toBe(Date.parse('2027-03-16T12:00:00+14:00'));
});

test.each([19.99, 40.35, 64.1])('%d dollars per hour are a wage', (amount) => {
  edit(job, salary, `salary:\n  amount: ${amount}\n  per: hour`);

  const found = read().content.jobs.find(({ slug }) => job.includes(slug));
  expect(found?.salary).toEqual({ from: amount, to: amount, per: 'hour' });
});
