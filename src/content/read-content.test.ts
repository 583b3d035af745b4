import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freezeDate } from '../../fixtures/date';
import { contentFolder, now, today } from '../../fixtures/fixture-content';
import { ContentError, mistakeText } from './content-file.server';
import { officeTime } from './office-time.server';
import { readContent } from './read-content.server';
import { reservedSlugs } from './schema.server';

const job = 'jobs/data-analyst-2.yaml';
const title = 'title: Data Analyst, Level 2';
const salary = 'salary: 90500';
const duty = '- Build it in small steps & show each of them.';

/** A copy of the fixture content, for each test. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (file: string) => path.join(folder, file);

/** @returns the number of the first line that differs */
function edit(file: string, from: string | RegExp, to: string, encoding?: BufferEncoding): number {
  const text = readFileSync(at(file), 'utf8');
  expect(text).toMatch(from);
  const edited = text.replace(from, to);
  writeFileSync(at(file), edited, encoding);
  const lines = text.split('\n');
  return edited.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

const read = () => readContent(folder, { buildDate: today });
const readTitle = () => read().content.jobs[0]?.title;

/** Returns what the owner reads: a message for each mistake. */
function readMistakes(): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes.map(mistakeText);
  }
}

type Mistake = {
  what: string;
  /** The file with the mistake: by default, a job's. */
  file?: string;
  from: string | RegExp;
  to: string;
  encoding?: BufferEncoding;
  /** The field, what is wrong, and an example: in our words or in those of `yaml` and `zod`. */
  says: (string | RegExp)[];
  /** A part of the line that the message names, if that is not the first line that changes. */
  line?: string;
};

test.each<Mistake>([
  // Files
  {
    what: 'a letter that is not in UTF-8',
    from: title,
    to: 'title: Peña Analyst',
    encoding: 'latin1',
    says: ['UTF-8'],
    line: '# yaml-language-server',
  },
  // YAML
  { what: 'a tab', from: `  ${duty}`, to: `\t${duty}`, says: [/tab/i] },
  {
    what: 'a missing quotation mark',
    from: 'benefits: []',
    to: 'benefits:\n  - "Dental care',
    says: [/quot/i],
    line: '  - "Dental care',
  },
  {
    what: 'a colon in a text',
    from: title,
    to: 'title: Data: an Analyst',
    says: [/colon|mapping/i],
  },
  { what: 'a missing colon', from: salary, to: 'salary 90500', says: [/colon|key/i] },
  {
    what: 'a field in the wrong column',
    file: 'company.yaml',
    from: '  locality:',
    to: ' locality:',
    says: [/indent|column|mapping/i],
  },
  {
    what: 'a text that YAML ends at a #',
    from: title,
    to: 'title: C #1 Analyst',
    says: ['title', '#', /quotes/],
  },
  { what: 'a field written twice', from: salary, to: `${salary}\n${salary}`, says: [/twice|uniq/] },
  // Fields
  {
    what: 'an unknown field',
    from: salary,
    to: `validTrough: 2027-05-01\n${salary}`,
    says: ['validTrough'],
  },
  {
    what: 'a missing field',
    from: `${salary}\n`,
    to: '',
    says: ['salary', '118250'],
    line: '# yaml-language-server',
  },
  {
    what: 'a value of the wrong type',
    file: 'company.yaml',
    from: '"53100-1234"',
    to: '53100',
    says: ['postalCode', /quotes|string/],
  },
  {
    what: 'a text that is too long',
    file: 'home.yaml',
    from: 'Ledgers, barn doors',
    to: `Ledgers, ${'barn '.repeat(4)}doors`,
    says: ['offer', '70'],
  },
  {
    what: 'a fourth step, for which the picture has no barn',
    file: 'home.yaml',
    from: /  steps:\n/,
    to: '  steps:\n    - title: Wait\n      text: A day or two.\n',
    says: ['steps', '4 entries', '3', /picture/],
  },
  {
    what: 'words in bold without quotes',
    from: duty,
    to: '- **Build**',
    says: ['duties', /quotes/],
  },
  {
    what: 'an unknown icon',
    file: 'services.yaml',
    from: 'icon: support',
    to: 'icon: rocket',
    says: ['icon', 'rocket', 'automation', 'consulting'],
  },
  {
    what: 'a salary with a comma',
    from: salary,
    to: 'salary: 118,250',
    says: ['salary', '118250'],
  },
  {
    what: 'a date that does not exist',
    from: '2027-01-05',
    to: '2026-02-30',
    says: ['datePosted', /not a date/, /\d{4}-\d\d-\d\d/],
  },
  {
    what: 'a phone number in another form',
    file: 'company.yaml',
    from: '(312) 555-0170',
    to: '312.555.0170',
    says: ['phone', '(630) 123-4567'],
  },
  {
    what: 'a time zone that does not exist',
    file: 'company.yaml',
    from: 'America/Chicago',
    to: 'Central Time',
    says: ['timeZone', 'America/Chicago', 'America/Los_Angeles'],
  },
  // Text
  {
    what: 'an unknown placeholder',
    from: title,
    to: 'title: Analyst in {town}',
    says: ['title', '{town}', '{city}'],
  },
  {
    what: 'a placeholder in square brackets',
    from: title,
    to: 'title: Analyst in [City]',
    says: ['title', '[City]', '{city}'],
  },
  {
    what: 'a word for nothing',
    from: 'benefits: []',
    to: 'benefits:\n  - n/a',
    says: ['benefits', 'n/a', /\[\]/],
    line: '  - n/a',
  },
])('$what is reported with its place and what is wrong', (mistake) => {
  const { file = job, from, to, encoding, says, line } = mistake;
  const changed = edit(file, from, to, encoding);
  const lines = readFileSync(at(file), 'utf8').split('\n');
  const reported = line ? lines.findIndex((text) => text.includes(line)) + 1 : changed;

  const [first, ...others] = readMistakes();
  expect(others).toEqual([]);
  expect(first).toMatch(new RegExp(`/${file}:${reported}:\\d+`));
  for (const words of says) expect(first).toMatch(words);
});

test.each(['data-analyst-2.yml', 'data-analist-2.yaml'])(
  'a listed job whose file is named %s is reported',
  (name) => {
    renameSync(at(job), at(`jobs/${name}`));

    expect(readMistakes()).toEqual([
      expect.stringMatching(/careers\.yaml:\d+:\d+ {2}jobs.*\n.*jobs\/data-analyst-2\.yaml/),
    ]);
  },
);

test.each(reservedSlugs)('a job file cannot be named %s, as a page or file of the site', (slug) => {
  renameSync(at(job), at(`jobs/${slug}.yaml`));
  const line = edit('careers.yaml', '  - data-analyst-2', `  - "${slug}"`);

  expect(readMistakes()).toEqual([
    expect.stringMatching(
      RegExp(
        `careers\\.yaml:${line}:\\d+ {2}jobs.*\n.*jobs/${slug}\\.yaml[^]*Example: data-engineer$`,
      ),
    ),
  ]);
});

test('all mistakes are reported at once, but those in company.yaml first, and alone', () => {
  const places = [
    `${job}:${edit(job, title, 'title: TODO')}`,
    `${job}:${edit(job, salary, 'salary: 0')}`,
    `services.yaml:${edit('services.yaml', 'title: Night Watch', 'title:')}`,
    `careers.yaml:${edit('careers.yaml', /^title:/m, 'titel:')}`,
    'footer.yaml',
  ];
  rmSync(at('footer.yaml'));
  const text = readMistakes().join();
  for (const place of places) expect(text).toContain(place);

  const line = edit('company.yaml', '(312) 555-0170', '312.555.0170');
  expect(readMistakes()).toEqual([expect.stringContaining(`company.yaml:${line}`)]);
});

test('a folder without content is named', () => {
  expect(() => readContent('no-such-folder')).toThrow('no-such-folder/company.yaml');
});

test('a job that is not listed is a draft, and files that editors leave behind are ignored', () => {
  edit('careers.yaml', '  - closed\n', '');
  for (const file of ['.DS_Store', 'home.yaml~', 'jobs/.#closed.yaml', 'jobs/closed.yaml.bak']) {
    writeFileSync(at(file), 'left behind');
  }
  const { content, drafts } = read();

  expect(drafts).toEqual(['closed']);
  expect(content.jobs.map(({ slug }) => slug)).not.toContain('closed');
});

test('each job gets the fields that all jobs share, with placeholders filled in', () => {
  expect(read().content.jobs[0]).toMatchObject({
    slug: 'data-analyst-2',
    location: 'Lake Forest, WI & Other Places',
    workLocation: [
      'The work is done in Lake Forest, Wisconsin.',
      'Come to 2200 Sample Street, Floor 7, Lake Forest, WI 53100-1234, USA',
    ],
    requirements: expect.arrayContaining(['Bachelor’s degree plus 4 years of experience.']),
    equalOpportunity: expect.stringMatching(
      /^Northern Lakes.*Questions: people@northern-lakes\.example or \(312\) 555-0170\.$/,
    ),
  });
});

test.each([
  ['>\n  Data\n  Analyst', 'Data Analyst'],
  ['"#1 Analyst" # a note', '#1 Analyst'],
  ['C# & .NET, R&D, 50%, 24/7', 'C# & .NET, R&D, 50%, 24/7'],
  [
    'Analyst [part-time], Washington, D.C. – Remote',
    'Analyst [part-time], Washington, D.C. – Remote',
  ],
  ['List<T>, a<b, 2 * 3 * 4, snake_case_name', 'List<T>, a<b, 2 * 3 * 4, snake_case_name'],
  // No-break spaces from a word processor would break searches.
  ['Data\u00a0Analyst\u202f& Reporter', 'Data Analyst & Reporter'],
  ['Łukasz Peña-Müller 👩🏽‍💻 ❤️', 'Łukasz Peña-Müller 👩🏽‍💻 ❤️'],
  [
    `“Plain Words” and “Good Work”, the 'best' 5' 10"`,
    `“Plain Words” and “Good Work”, the ‘best’ 5' 10"`,
  ],
  ['"{city}\'s Analyst ({place})"', 'Lake Forest, WI’s Analyst (Lake Forest, Wisconsin)'],
])('the title %j is published as %j', (written, published) => {
  edit(job, title, `title: ${written}`);

  expect(readTitle()).toBe(published);
});

test.each([
  ['Windows', () => edit(job, /\n/g, '\r\n')],
  ['Notepad, with a byte order mark', () => edit(job, /^/, '\ufeff')],
])('a file from %s is read', (_program, save) => {
  save();

  expect(readTitle()).toBe('Data Analyst, Level 2');
});

test.each([
  ['118250', { from: 118250, to: 118250 }],
  ['{ from: 108000, to: 131500 }', { from: 108000, to: 131500 }],
])('the salary %s is accepted', (written, pay) => {
  edit(job, salary, `salary: ${written}`);

  expect(read().content.jobs[0]?.salary).toEqual(pay);
});

test('a time zone that editors do not complete is accepted', () => {
  edit('company.yaml', 'America/Chicago', 'America/Indiana/Indianapolis');

  expect(readMistakes()).toEqual([]);
});

test.each(['America/New_York', 'Pacific/Honolulu'])(
  "without BUILD_DATE, today is the office's day, in the evening in %s, too",
  (timeZone) => {
    edit('company.yaml', 'America/Chicago', timeZone);
    freezeDate(Date.parse(officeTime(today, '19:30:00', timeZone)));
    const { buildTime } = readContent(folder);
    freezeDate(now);

    expect(buildTime).toBe(Date.parse(officeTime(today, '12:00:00', timeZone)));
  },
);
