import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../../src/testing/fixture-content';
import { readContent } from './content';
import { jsonSchemas } from './json-schemas';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentDirectory, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string) {
  const target = path.join(directory, file);
  const text = readFileSync(target, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(target, text.replace(from, to));
}

const read = () => readContent(directory, today);

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
  ['`Analyst`', 'special meaning'],
  ['? Analyst', 'special meaning'],
  ['{company} Analyst', 'special meaning'],
  ['1.10', '1.1 is not text. Example: Data Engineer'],
  ['true', 'true is not text'],
  // What visitors should not see
  ['“Data Analyst”', 'is in curly quotes'],
  ['R&amp;D Analyst', 'contains "&amp;"'],
  ['<b>Data</b> Analyst', 'contains "<b>"'],
  ['"Data\\tAnalyst"', 'a tab'],
  ['TODO', 'looks unfinished'],
  ['', '"title" is empty. Example: Data Engineer'],
  [`${'Data '.repeat(13)}Analyst`, '"title" is 72 characters long; the limit is 60'],
  ['Data Analyst in {town}', 'There is no placeholder {town}'],
])('the title %s is reported with its line and a fix', (value, message) => {
  edit(job, title, `title: ${value}`);

  expect(read).toThrow('has one mistake');
  expect(read).toThrow(`/${job}:3:`);
  expect(read).toThrow(message);
});

// What is wrong, file, from, to, where it is reported, part of the message.
// prettier-ignore
test.each([
  // YAML syntax
  ['a missing colon', job, salary, 'salary 90500', ':4:1', 'A colon followed by a space is missing'],
  ['a tab', job, duty, '\t- Build it in small steps', ':12:1', 'starts with a tab'],
  ['a line too far left', job, duty, '- Build it in small steps', ':12:1', 'indentation of this line is wrong'],
  ['an entry too far right', job, '  - Say early', '    - Say early', ':14:5', 'joined to the one above it'],
  ['a field written twice', job, salary, `${salary}\n${salary}`, ':5:1', 'appears twice'],
  ['a second document', job, duty, `---\n${duty}`, ':12:1', 'Remove the hyphens'],
  ['a hyphen without a space', job, '  - Say early', '  -Say early', ':14:1', 'a hyphen and a space'],
  ['a bullet', job, '  - Say early', '  • Say early', ':14:1', 'a hyphen and a space'],
  ['an en dash', job, '  - Say early', '  – Say early', ':14:1', 'a hyphen and a space'],
  ['an entry below []', job, 'benefits: []', 'benefits: []\n  - Health insurance.', ':22:1', 'marked as empty'],
  ['a colon in an entry', job, '  - Say early', '  - Field of study: Say early', ':14:5  duties, entry 5', 'Put it in quotes'],
  ['brackets around an entry', job, '  - Say early what will be late.', '  - [Say early]', ':14:5  duties, entry 5', 'Put it in quotes'],
  ['an apostrophe in single quotes', 'company.yaml', /name: .*/, "name: 'Joe's Systems'", ':3:12', 'after the closing quotation mark'],
  ['a folded text that is not indented', 'footer.yaml', /description: .*/, 'description: >-\nBased in town', ':4:1', 'has to be indented'],
  ['two paragraphs', 'footer.yaml', /description: .*/, 'description: Here\n\n  and there', ':3:1  description', 'more than one paragraph'],
  // Values
  ['a salary with a comma', job, salary, 'salary: 118,250', ':4:1  salary', '"118,250" is not a salary in whole US dollars'],
  ['a date that does not exist', job, '2027-01-05', '2026-02-30', ':7:1  datePosted', '"2026-02-30" is not a calendar date'],
  ['a date in another format', 'home.yaml', '2027-02-01', '02/01/2027', ':3:1  lastChanged', 'year-month-day'],
  ['an email address', 'company.yaml', 'people@northern-lakes.example', 'people at lakes', ':6:1  hrEmail', 'is not an email address. Example: info@example.com'],
  ['an email address too long', 'company.yaml', 'people@', `${'people.'.repeat(5)}hr@`, ':6:1  hrEmail', 'is 60 characters long; the limit is 50'],
  ['a phone number', 'company.yaml', '(312) 555-0170', '312.555.0170', ':7:1  phone', '(630) 123-4567'],
  ['an address without https', 'company.yaml', 'https://studio', 'http://studio', ':25:3  designCredit, url', 'starts with https://'],
  ['a site below a folder', 'company.yaml', /siteUrl: .*/, 'siteUrl: https://www.example.com/site', ':4:1  siteUrl', 'has a path or a slash at the end'],
  ['a site without https', 'company.yaml', /siteUrl: .*/, 'siteUrl: www.example.com', ':4:1  siteUrl', '"www.example.com" is not a web address that starts with https://. Example: https://www.example.com'],
  ['an empty site address', 'company.yaml', /siteUrl: .*/, 'siteUrl:', ':4:1  siteUrl', '"siteUrl" is empty. Example: https://www.example.com'],
  ['a ZIP code without quotes', 'company.yaml', '"53100-1234"', '53100', ':14:3  address, postalCode', 'looks like a number'],
  ['curly quotes around a ZIP code', 'company.yaml', '"53100-1234"', '“60555”', ':14:3  address, postalCode', 'is in curly quotes'],
  ['a degree that job search does not know', 'careers.yaml', '[bachelor degree]', '[college]', ':19:17  education, credentials, entry 1', 'bachelor degree'],
  ['an unknown icon', 'services.yaml', 'icon: support', 'icon: rocket', ':15:5  cards, entry 3, icon', 'automation'],
  // Fields and lists
  ['a misspelled field', job, salary, `${salary}\nvalidTrough: 2027-05-01`, ':5:1  validTrough', 'The fields are title, salary'],
  ['a missing list', job, /duties:[^]*(?=requirements:)/, '', ':1:1  duties', '"duties" is missing'],
  ['an empty list', job, /duties:[^]*(?=requirements:)/, 'duties:\n', ':9:1  duties', '"duties" is empty'],
  ['a list that is too short', job, `${duty} & show each of them.\n`, '', ':9:1  duties', 'has 5 entries; it should be a list of 6 to 9 sentences'],
  ['a missing step', 'home.yaml', / {4}- title: Hand Over\n.*\n/, '', ':13:3  about, steps', 'has 2 entries; it should be a list of 3 steps'],
  ['a repeated entry', job, 'Clear written English.', 'Patience with old systems.', ':20:5  requirements, entry 4', 'is in this list twice'],
  ['two cards with one title', 'services.yaml', 'title: Night Watch', 'title: System drawings', ':14:5  cards, entry 3, title', 'is in this list twice'],
  // More than one field or file
  ['a duplicate title', 'jobs/with-benefits.yaml', 'title: Support Engineer', 'title: release manager', ':3:1  title', 'is already taken'],
  ['a job without a file', 'careers.yaml', '  - closed', '  - gone', ':12:5  jobs, entry 5', 'There is no file jobs/gone.yaml'],
  ['a file name with a capital', 'careers.yaml', '  - closed', '  - Closed', ':12:5  jobs, entry 5', 'in lowercase letters, digits and hyphens'],
  ['a job with a page\u2019s name', 'careers.yaml', '  - closed', '  - career', ':12:5  jobs, entry 5', 'The site itself uses the name "career"'],
  ['a change in the future', 'jobs/longest-title.yaml', 'lastChanged: 2027-03-15', 'lastChanged: 2027-03-17', ':8:1  lastChanged', 'in the future: today is 2027-03-15'],
  ['a closing date before the posting date', 'jobs/closing-today.yaml', 'validThrough: 2027-03-15', 'validThrough: 2027-01-05', ':9:1  validThrough', 'is before datePosted'],
])('%s is reported with its location and a fix', (_what, file, from, to, place, message) => {
  edit(file, from, to);

  expect(read).toThrow('has one mistake');
  expect(read).toThrow(`/${file}${place}`);
  expect(read).toThrow(message);
});

test('all mistakes are reported at once', () => {
  edit(job, title, 'title: TODO');
  edit(job, salary, 'salary: 0');
  edit('services.yaml', 'title: Night Watch', 'title:');
  edit('company.yaml', '(312) 555-0170', '312.555.0170');
  rmSync(path.join(directory, 'footer.yaml'));

  expect(read).toThrow('has 5 mistakes');
  for (const place of [
    'company.yaml:7:1  phone',
    'services.yaml:14:5  cards, entry 3, title',
    'footer.yaml\n  This file is missing',
    'data-analyst-2.yaml:3:1  title',
    'data-analyst-2.yaml:4:1  salary\n  | salary: 0\n  0 is not a salary in whole US dollars',
  ]) {
    expect(read).toThrow(place);
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

test('a job can be dated today in any time zone, and close on its first day', () => {
  // Kiritimati is up to 20 hours ahead of the office.
  edit('jobs/longest-title.yaml', /2027-03-15/g, '2027-03-16');
  edit('jobs/longest-title.yaml', 'duties:', 'validThrough: 2027-03-16\nduties:');

  expect(read).not.toThrow();
});

test('the JSON Schemas for editors are up to date (npm run schemas)', () => {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    expect(readFileSync(`build/schemas/${name}.json`, 'utf8')).toBe(schema);
  }
});
