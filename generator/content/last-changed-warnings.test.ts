import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { content, contentDirectory, today } from '../../fixtures/fixture-content';
import { testWithGit } from '../testing/test-with-git';
import { lastChangedWarnings } from './last-changed-warnings';

let repository: string;
let directory: string;

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'last-changed-'));
  directory = path.join(repository, 'content');
  cpSync(contentDirectory, directory, { recursive: true });
});
afterEach(() => rmSync(repository, { recursive: true }));

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
  });
}

function commit(date: string) {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Change', `--date=${date}T12:00:00`);
}

function edit(file: string) {
  appendFileSync(path.join(directory, file), '# edited\n');
}

testWithGit('a file that changed after its lastChanged is named with both dates', () => {
  commit('2027-01-10'); // the earliest lastChanged
  edit('jobs/with-benefits.yaml');
  commit('2027-02-10'); // its lastChanged
  for (const file of ['home.yaml', 'services.yaml', 'cloud-technologies.yaml', 'careers.yaml']) {
    edit(file);
  }
  commit('2027-02-11');
  // Not committed, so they count as made today.
  edit('jobs/closing-today.yaml');
  edit('jobs/closed.yaml');
  git('add', 'content/jobs/closed.yaml');

  expect(lastChangedWarnings(directory, content, today)).toEqual([
    expect.stringContaining('/home.yaml changed on 2027-02-11, but its lastChanged is 2027-02-01'),
    expect.stringContaining(
      '/services.yaml changed on 2027-02-11, but its lastChanged is 2027-01-20',
    ),
    expect.stringContaining(
      'cloud-technologies.yaml changed on 2027-02-11, but its lastChanged is 2027-01-25',
    ),
    expect.stringContaining(
      '/careers.yaml changed on 2027-02-11, but its lastChanged is 2027-01-10',
    ),
    expect.stringContaining(
      'jobs/closing-today.yaml changed on 2027-03-15, but its lastChanged is 2027-02-10',
    ),
    expect.stringContaining('jobs/closed.yaml changed on 2027-03-15'),
  ]);
});

testWithGit('a file that git does not know yet counts as changed today', () => {
  const job = path.join(directory, 'jobs/with-benefits.yaml');
  const text = readFileSync(job);
  rmSync(job);
  commit('2027-01-10');
  writeFileSync(job, text);

  expect(lastChangedWarnings(directory, content, today)).toEqual([
    expect.stringContaining('jobs/with-benefits.yaml changed on 2027-03-15'),
  ]);
});

testWithGit(
  'there are no warnings without a repository, in a shallow clone or in a corrupt repository',
  () => {
    expect(lastChangedWarnings(directory, content, today)).toEqual([]);

    commit('2027-03-15');
    git('clone', '--quiet', '--depth=1', pathToFileURL(repository).href, 'clone');
    const clone = path.join(repository, 'clone/content');
    expect(lastChangedWarnings(clone, content, today)).toEqual([]);

    writeFileSync(path.join(repository, '.git/index'), 'corrupt');
    expect(lastChangedWarnings(directory, content, today)).toEqual([]);
  },
);
