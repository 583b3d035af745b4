import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { jobs } from '../src/content/jobs';
import { expect, test } from './fixtures';
import { SiteCopy } from './site-copy';

/** The examples of CONTRIBUTING.md, by the heading above each. */
const diffs = new Map(
  readFileSync('CONTRIBUTING.md', 'utf8')
    .split(/^## /m)
    .flatMap((section) => {
      const [heading = ''] = section.split('\n');
      const diff = section.match(/^```diff\n(.*?)^```$/ms)?.[1];
      return diff === undefined ? [] : [[heading, withPresentValues(diff)]];
    }),
);

/** The diff as it would read today: the examples outlive new numbers, dates and colours. */
function withPresentValues(diff: string): string {
  let present: string[] = [];
  return diff.replace(/^(--- a\/|[ -])(.*)$/gm, (line, mark: string, text: string) => {
    if (mark === '--- a/') present = readFileSync(text, 'utf8').split('\n');
    if (mark === '--- a/' || present.includes(text)) return line;
    return mark + (present.find((other) => withoutValues(other) === withoutValues(text)) ?? text);
  });
}

function withoutValues(line: string): string {
  return line.replace(/'[^']*'|\d+/g, 'value');
}

let copy: SiteCopy;
test.beforeEach(() => void (copy = new SiteCopy()));
test.afterEach(() => copy.remove());

test('CONTRIBUTING.md shows how to change what changes', () => {
  expect([...diffs.keys()]).toEqual([
    'Change the phone number',
    'Add a job',
    'Close a job',
    'Add a service',
    'Change a colour',
  ]);
});

for (const [heading, diff] of diffs) {
  test(`${heading}: the diff fits the files as they are`, () => {
    const { status, output } = copy.run('git', { parameters: ['apply', '--check'], input: diff });
    expect(
      status,
      `${output}The files have changed since this diff in CONTRIBUTING.md was written: write it anew.`,
    ).toBe(0);
  });
}

test('after all of them the site builds, and the new job is everywhere', () => {
  test.setTimeout(300_000);
  for (const diff of diffs.values()) {
    expect(copy.run('git', { parameters: ['apply'], input: diff }).output).toBe('');
  }

  // The day after the last of the job that the diff closes.
  const { status, output } = copy.build('2027-02-01');
  expect(status, output).toBe(0);

  const address = /"https:\/\/[^"]+\/data-engineer"/;
  const page = String(copy.built('data-engineer.html'));
  expect(page).toContain('>Data Engineer</h1>');
  expect(page).toContain('$118,250 per year');
  expect(page).toMatch(
    /<meta [^>]*property="og:image" content="[^"]+\/previews\/data-engineer.png"/,
  );
  expect(String(copy.built('data-engineer/index.html'))).toBe(page);
  expect(copy.built('previews/data-engineer.png').subarray(1, 4).toString()).toBe('PNG');
  const [, graph = ''] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(graph)['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'JobPosting', title: 'Data Engineer' }),
  );

  const list = String(copy.built('career.html'));
  expect(list).toContain('href="/data-engineer"');
  expect(list.match(/<article/g)).toHaveLength(jobs.length);
  expect(list).not.toContain('Systems Engineer');
  expect(String(copy.built('system-engineer.html'))).toContain('This position is closed');
  expect(String(copy.built('sitemap.xml'))).toMatch(/<loc>[^<]+\/data-engineer<\/loc>/);
  expect(String(copy.built('feed.xml'))).toMatch(address);
  expect(String(copy.built('jobs.json'))).toMatch(address);
  for (const file of ['sitemap.xml', 'feed.xml', 'jobs.json']) {
    expect(String(copy.built(file)), file).not.toContain('/system-engineer');
  }

  const home = String(copy.built('index.html'));
  expect(home).toContain('href="tel:+16301234567"');
  expect(home).toContain('>Data Migration</h3>');
  expect(home).toContain('#1D4F91');

  const unitTests = copy.run(path.resolve('node_modules/.bin/jest'));
  expect(unitTests.status, unitTests.output).toBe(0);
});

test('a mistake ends the build, which says where it is and what is right', () => {
  const file = path.join(copy.directory, 'src/content/jobs.ts');
  const [job] = jobs;
  const title = `title: '${job?.title}'`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(title, `${title.slice(0, 7)}''`));

  const { status, output } = copy.build('2026-11-21');
  expect(status).toBe(1);
  expect(output).toBe(
    [
      'The site was not built: its content has one mistake.',
      '',
      'src/content/jobs.ts: jobs[0].title ("")',
      '  "" is not a finished text of 1 to 60 characters without markup or white space around it. Right is, for example: Data Engineer',
      '',
    ].join('\n'),
  );
});
