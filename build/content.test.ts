import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../src/testing/fixture-content';
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

/** The mistakes in the folder, without its name. */
function mistakes() {
  return readContent(directory, today).mistakes.map((text) => text.replaceAll(`${directory}/`, ''));
}

const job = 'jobs/data-analyst-2.yaml';
const title = 'title: Data Analyst, Level 2';
const salary = 'salary: 90500';
const duty = '  - Build it in small steps';

// What is wrong, file, from, to, where it is reported, part of the message.
// prettier-ignore
const edits = [
  // YAML's own grammar
  ['a missing colon', job, salary, 'salary 90500', ':4:1', 'A colon followed by a space is missing'],
  ['a colon in a text', job, title, 'title: Data: an Analyst', ':3:8', 'contains a colon in quotes'],
  ['a quotation mark that is not closed', job, title, 'title: "Data Analyst', ':3:', 'no closing quotation mark'],
  ['a tab', job, duty, '\t- Build it in small steps', ':12:1', 'starts with a tab'],
  ['a line too far left', job, duty, '- Build it in small steps', ':12:1', 'indentation of this line is wrong'],
  ['a field written twice', job, salary, `${salary}\n${salary}`, ':5:1', 'here twice'],
  ['a placeholder without quotes', 'footer.yaml', /description: .*/, 'description: {company} works', ':3:', 'Put it in quotes'],
  ['a second document', job, duty, `---\n${duty}`, ':12:1', 'Remove the hyphens'],
  // what YAML reads otherwise than an owner expects
  ['a note behind a text', job, title, `${title} # senior`, ':3:30', 'The text ends before the #'],
  ['a # in a text', job, title, 'title: C #1 Analyst', ':3:10', 'Put it in quotes'],
  ['an entry too far right', job, '  - Say early', '    - Say early', ':14:5', 'joined to the one above it'],
  ['an anchor', job, title, 'title: &a Analyst', ':3:11', 'special meaning'],
  ['an empty anchor', job, title, 'title: & Co', ':3:8', 'special meaning'],
  ['an alias', job, title, 'title: *Analyst', ':3:8', 'special meaning'],
  ['a tag', job, title, 'title: !Analyst', ':3:', 'special meaning'],
  ['a percent sign', job, title, 'title: %Analyst', ':3:8', 'special meaning'],
  ['an at sign', job, title, 'title: @Analyst', ':3:8', 'special meaning'],
  ['a backquote', job, title, 'title: `Analyst`', ':3:8', 'special meaning'],
  ['a question mark', job, title, 'title: ? Analyst', ':3:8', 'special meaning'],
  ['an apostrophe in single quotes', 'company.yaml', /name: .*/, "name: 'Joe's Systems'", ':3:12', 'after the closing quotation mark'],
  ['a quoted word', job, title, 'title: "Quality" Analyst', ':3:18', 'after the closing quotation mark'],
  ['a no-break space as indentation', job, '  - Say early', '\u00a0\u00a0- Say early', ':14:1', 'no-break space'],
  ['a hyphen without a space', job, '  - Say early', '  -Say early', ':14:1', 'a hyphen and a space'],
  ['a bullet', job, '  - Say early', '  • Say early', ':14:1', 'a hyphen and a space'],
  ['an en dash', job, '  - Say early', '  – Say early', ':14:1', 'a hyphen and a space'],
  ['an entry below []', job, 'benefits: []', 'benefits: []\n  - Health insurance.', ':22:1', 'marked as empty'],
  ['a colon in an entry', job, '  - Say early', '  - Field of study: Say early', ':14:5  duties, entry 5', 'Put it in quotes'],
  ['brackets around an entry', job, '  - Say early what will be late.', '  - [Say early]', ':14:5  duties, entry 5', 'Put it in quotes'],
  ['a decimal for a text', job, title, 'title: 1.10', ':3:1  title', 'is read as a number'],
  ['a truth value for a text', job, title, 'title: true', ':3:1  title', 'is read as a boolean'],
  ['curly quotes around a ZIP code', 'company.yaml', '"53100-1234"', '“60555”', ':14:3  address, postalCode', 'is in curly quotes'],
  ['a folded text that is not indented', 'footer.yaml', /description: .*/, 'description: >-\nBased in town', ':4:1', 'has to be indented'],
  ['two paragraphs', 'footer.yaml', /description: .*/, 'description: Here\n\n  and there', ':3:1  description', 'more than one paragraph'],
  ['line breaks', 'footer.yaml', /description: .*/, 'description: |\n  Here\n  and there', ':3:1  description', 'more than one paragraph'],
  ['a list with nothing in it', job, /duties:[^]*(?=requirements:)/, 'duties:\n', ':9:1  duties', '"duties" is empty'],
  // texts
  ['curly quotes', job, title, 'title: “Data Analyst”', ':3:1  title', 'is in curly quotes'],
  ['an entity', job, title, 'title: R&amp;D Analyst', ':3:1  title', 'contains "&amp;"'],
  ['markup', job, title, 'title: <b>Data</b> Analyst', ':3:1  title', 'contains "<b>"'],
  ['a tab in a text', job, title, 'title: "Data\\tAnalyst"', ':3:1  title', 'contains a tab'],
  ['an unfinished text', job, title, 'title: TODO', ':3:1  title', 'looks unfinished'],
  ['an empty text', job, title, 'title:', ':3:1  title', '"title" is empty. Example: Data Engineer'],
  ['a number for a text', job, title, 'title: 2022', ':3:1  title', '"title" is read as a number, not as text. Put it in quotes'],
  ['a text too long', job, title, `title: ${'Data '.repeat(13)}Analyst`, ':3:1  title', '"title" is 72 characters long; the limit is 60'],
  ['an unknown placeholder', 'careers.yaml', '{city}', '{town}', ':13:1  location', 'There is no placeholder {town}'],
  // values
  ['a salary with a comma', job, salary, 'salary: 118,250', ':4:1  salary', '"118,250" is not a salary in whole US dollars'],
  ['a salary per hour', job, salary, 'salary: 45', ':4:1  salary', '45 is not a salary'],
  ['a day that no calendar has', job, '2027-01-05', '2026-02-30', ':7:1  datePosted', '"2026-02-30" is not a calendar date'],
  ['a day in another notation', 'home.yaml', '2027-02-01', '02/01/2027', ':3:1  lastChanged', 'year-month-day'],
  ['an email address', 'company.yaml', 'people@northern-lakes.example', 'people at lakes', ':6:1  hrEmail', 'is not an email address. Example: info@example.com'],
  ['an email address too long', 'company.yaml', 'people@', `${'people.'.repeat(5)}hr@`, ':6:1  hrEmail', 'is 60 characters long; the limit is 50'],
  ['a phone number', 'company.yaml', '(312) 555-0170', '312.555.0170', ':7:1  phone', '(630) 123-4567'],
  ['an address without https', 'company.yaml', 'https://studio', 'http://studio', ':24:3  designCredit, url', 'starts with https://'],
  ['a site below a folder', 'company.yaml', 'siteUrl: https://www.northern-lakes.example', 'siteUrl: https://www.example.com/site', ':4:1  siteUrl', 'has a path or a slash at the end'],
  ['a site without https', 'company.yaml', 'siteUrl: https://www.northern-lakes.example', 'siteUrl: www.example.com', ':4:1  siteUrl', '"www.example.com" is not a web address that starts with https://. Example: https://www.example.com'],
  ['an empty site address', 'company.yaml', 'siteUrl: https://www.northern-lakes.example', 'siteUrl:', ':4:1  siteUrl', '"siteUrl" is empty. Example: https://www.example.com'],
  ['a ZIP code without quotes', 'company.yaml', '"53100-1234"', '53100', ':14:3  address, postalCode', '"postalCode" is read as a number, not as text. Put it in quotes'],
  ['a degree that job search does not know', 'careers.yaml', '[bachelor degree]', '[college]', ':19:17  education, credentials, entry 1', 'bachelor degree'],
  ['an icon that nobody has drawn', 'services.yaml', 'icon: support', 'icon: rocket', ':15:5  cards, entry 3, icon', 'automation'],
  // fields
  ['a misspelt field', job, salary, `${salary}\nvalidTrough: 2027-05-01`, ':5:1  validTrough', 'The fields are title, salary'],
  ['a missing list', job, /duties:[^]*(?=requirements:)/, '', ':1:1  duties', '"duties" is missing'],
  ['too short a list', job, `${duty} & show each of them.\n`, '', ':9:1  duties', 'has 5 entries; it should be a list of 6 to 9 sentences'],
  ['an entry twice', job, 'Clear written English.', 'Patience with old systems.', ':20:5  requirements, entry 4', 'is in this list twice'],
  ['two cards with one title', 'services.yaml', 'title: Night Watch', 'title: System drawings', ':14:5  cards, entry 3, title', 'is already taken'],
  // between files and fields
  ['a title that another job has', 'jobs/with-benefits.yaml', 'title: Support Engineer', 'title: release manager', ':3:1  title', 'is already taken'],
  ['a job without a file', 'careers.yaml', '  - closed', '  - gone', ':12:5  jobs, entry 5', 'There is no jobs/gone.yaml'],
  ['a file name with a capital', 'careers.yaml', '  - closed', '  - Closed', ':12:5  jobs, entry 5', 'in lowercase letters, digits and hyphens'],
  ['a name that the site uses', 'careers.yaml', '  - closed', '  - career', ':12:5  jobs, entry 5', '"career" is a name that the site itself uses'],
  ['a job listed twice', 'careers.yaml', '  - closed\n', '  - closed\n  - closed\n', ':13:5  jobs, entry 6', 'is in this list twice'],
  ['a posting from the future', 'jobs/longest-title.yaml', /2027-03-15/g, '2027-03-17', ':7:1  datePosted', 'in the future: today is 2027-03-15'],
  ['a last day before the first', 'jobs/closing-today.yaml', 'validThrough: 2027-03-15', 'validThrough: 2027-01-05', ':9:1  validThrough', 'is before datePosted'],
  ['a change before the first day', job, 'lastChanged: 2027-02-10', 'lastChanged: 2027-01-04', ':8:1  lastChanged', 'is before datePosted'],
  ['a summary too long with place and salary', job, 'summary: Do', `summary: ${'Do well and '.repeat(5)}do`, ':5:1  summary', 'the limit is 160'],
] as const;

test.each(edits)(
  '%s is reported with its place and a fix',
  (_what, file, from, to, place, message) => {
    edit(file, from, to);
    const [mistake = '', ...more] = mistakes();

    expect(more).toEqual([]);
    const [where, ...rest] = mistake.split('\n');
    expect(where).toContain(file + place);
    expect(rest.join('\n')).toContain(message);
  },
);

test('all mistakes are reported at once, missing and unused files too', () => {
  edit(job, title, 'title: TODO');
  edit(job, salary, 'salary: 0');
  edit('services.yaml', 'title: Night Watch', 'title:');
  edit('company.yaml', '(312) 555-0170', '312.555.0170');
  edit('careers.yaml', '{city}', '{town}');
  rmSync(path.join(directory, 'footer.yaml'));
  writeFileSync(path.join(directory, 'prices.yaml'), 'hourly: 1\n');

  const reported = mistakes();
  expect(reported.map((mistake) => mistake.split('\n')[0])).toEqual([
    'prices.yaml',
    'company.yaml:7:1  phone',
    'services.yaml:14:5  cards, entry 3, title',
    'careers.yaml:13:1  location',
    'footer.yaml',
    'jobs/data-analyst-2.yaml:3:1  title',
    'jobs/data-analyst-2.yaml:4:1  salary',
  ]);
  expect(reported.at(-1)?.split('\n').slice(1)).toEqual([
    '  | salary: 0',
    '  0 is not a salary in whole US dollars per year from 30000 to 500000, in digits only. Example: 118250',
  ]);
});

test('unusual but correct content is accepted', () => {
  edit('jobs/longest-title.yaml', 'duties:', 'validThrough: 2027-03-15\nduties:'); // closed on its first day
  edit('careers.yaml', /jobs:\n( {2}- .*\n)+/, 'jobs:\n  - longest-title\n');
  edit('services.yaml', /cards:[^]*/, 'cards: []\n');
  const { content, mistakes: wrong, drafts } = readContent(directory, today);

  expect(wrong).toEqual([]);
  expect(content.jobs.map(({ slug }) => slug)).toEqual(['longest-title']);
  expect(drafts.sort()).toEqual(['closed', 'closing-today', 'data-analyst-2', 'with-benefits']);

  edit('careers.yaml', /jobs:\n( {2}- .*\n)+/, 'jobs: []\n');
  expect(readContent(directory, today)).toMatchObject({ mistakes: [], content: { jobs: [] } });
});

test('each job gets what all jobs share, and placeholders are filled in', () => {
  const { jobs, footer } = readContent(directory, today).content;

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
  expect(footer.description).toMatch(/^Northern Lakes Data & Cloud Partners LLC looks after/);
});

test('a job dated today anywhere on Earth is accepted', () => {
  // Kiritimati's calendar is up to 20 hours ahead of the office's.
  edit('jobs/longest-title.yaml', /2027-03-15/g, '2027-03-16');

  expect(mistakes()).toEqual([]);
});

test('files that systems and editors leave behind are ignored', () => {
  for (const file of [
    '.DS_Store',
    'Thumbs.db',
    'desktop.ini',
    'home.yaml~',
    '.home.yaml.swp',
    '#home.yaml#',
    'jobs/.DS_Store',
    'jobs/closed.yaml~',
    'jobs/.#closed.yaml',
    'jobs/closed.yaml.bak',
    'jobs/.closed.yaml',
  ]) {
    writeFileSync(path.join(directory, file), 'left behind');
  }

  const { mistakes: wrong, drafts } = readContent(directory, today);
  expect(wrong).toEqual([]);
  expect(drafts).toEqual([]);
});

test.each(['site', 'feed', 'jobs', 'previews', 'static', 'sitemap', 'home', 'favicon', 'icon-192'])(
  'a job cannot take the name "%s"',
  (slug) => {
    cpSync(path.join(directory, 'jobs/closed.yaml'), path.join(directory, `jobs/${slug}.yaml`));
    edit('careers.yaml', '  - closed', `  - ${slug}`);

    expect(mistakes().join()).toContain(`"${slug}" is a name that the site itself uses`);
  },
);

test('two jobs may differ only in a hyphen', () => {
  edit('careers.yaml', '  - closed', '  - closed\n  - data-analyst2\n  - data-analyst--2');
  for (const [slug, title] of [
    ['data-analyst2', 'Data Analyst, Level-2'],
    ['data-analyst--2', 'Data-Analyst, Level 2'],
  ]) {
    const text = readFileSync(path.join(directory, job), 'utf8');
    writeFileSync(
      path.join(directory, `jobs/${slug}.yaml`),
      text.replace('Data Analyst, Level 2', title ?? ''),
    );
  }

  const { content, mistakes: wrong } = readContent(directory, today);
  expect(wrong).toEqual([]);
  expect(new Set(content.jobs.map(({ slug }) => slug)).size).toBe(7);
});

test('the JSON Schemas for editors are up to date: npm run schemas', () => {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    expect(readFileSync(`build/schemas/${name}.json`, 'utf8')).toBe(schema);
  }
});
