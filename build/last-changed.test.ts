import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { content, contentDirectory, today } from '../src/testing/fixture-content';
import { lastChangedWarnings } from './last-changed';

let repository: string;
let directory: string;

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'last-changed-'));
  directory = path.join(repository, 'content');
  cpSync(contentDirectory, directory, { recursive: true });
});
afterEach(() => rmSync(repository, { recursive: true }));

function commit(date: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: repository,
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Change', `--date=${date}T12:00:00`);
}

function edit(file: string) {
  appendFileSync(path.join(directory, file), '# edited\n');
}

/** The files that the warnings name. */
function warnedFiles(folder = directory) {
  return lastChangedWarnings(folder, content, today).map(
    (warning) => /content\/(\S+) changed/.exec(warning)?.[1],
  );
}

test('a file that changed after its lastChanged is named with both dates', () => {
  commit('2027-01-10');
  expect(warnedFiles()).toEqual([]);

  edit('jobs/with-benefits.yaml');
  commit('2027-02-10'); // its lastChanged
  expect(warnedFiles()).toEqual([]);

  edit('jobs/with-benefits.yaml');
  edit('services.yaml'); // part of the home page
  commit('2027-02-11');
  expect(warnedFiles()).toEqual(['services.yaml', 'jobs/with-benefits.yaml']);
  expect(lastChangedWarnings(directory, content, today)[1]).toMatch(
    'with-benefits.yaml changed on 2027-02-11, but lastChanged in jobs/with-benefits.yaml is 2027-02-10',
  );
});

test('an uncommitted change counts as made today', () => {
  commit('2027-01-10');
  edit('jobs/with-benefits.yaml');
  edit('jobs/longest-title.yaml'); // last changed today

  expect(warnedFiles()).toEqual(['jobs/with-benefits.yaml']);
});

test('there are no warnings without a repository or in a shallow clone', () => {
  expect(warnedFiles()).toEqual([]);

  commit('2027-01-10');
  edit('careers.yaml');
  commit('2027-03-15');
  const clone = path.join(repository, 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repository}`, clone]);
  expect(warnedFiles(path.join(clone, 'content'))).toEqual([]);
});
