import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { content, contentDirectory } from '../src/testing/fixture-content';
import { lastChangedWarnings } from './last-changed';

let repository: string;
let directory: string;

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'last-changed-'));
  directory = path.join(repository, 'content');
  cpSync(contentDirectory, directory, { recursive: true });
});
afterEach(() => rmSync(repository, { recursive: true }));

function commit(date: string, cwd = repository) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Change', `--date=${date}T12:00:00`);
}

function edit(file: string) {
  appendFileSync(path.join(directory, file), '# edited\n');
}

/** Names of the files that the warnings are about. */
function warnedFiles(folder = directory) {
  return lastChangedWarnings(folder, content, '2027-03-15').map(
    (warning) => /content\/(\S+) changed/.exec(warning)?.[1],
  );
}

test('a file that changed after its lastChanged is named with both dates', () => {
  commit('2027-01-10');
  expect(warnedFiles()).toEqual([]);

  edit('jobs/with-benefits.yaml');
  commit('2027-02-11');
  expect(lastChangedWarnings(directory, content, '2027-03-15')).toEqual([
    expect.stringMatching(
      'with-benefits.yaml changed on 2027-02-11, but lastChanged in jobs/with-benefits.yaml is 2027-02-10',
    ),
  ]);
});

test('the services belong to the home page', () => {
  commit('2027-01-10');
  edit('services.yaml');
  commit('2027-02-02');

  expect(warnedFiles()).toEqual(['services.yaml']);
});

test('a change that is not committed counts as made today', () => {
  commit('2027-01-10');
  edit('jobs/with-benefits.yaml');
  edit('jobs/longest-title.yaml'); // last changed today

  expect(warnedFiles()).toEqual(['jobs/with-benefits.yaml']);
});

test('a later change on the day of lastChanged is fine', () => {
  commit('2027-01-10');
  edit('jobs/with-benefits.yaml');
  commit('2027-02-10');

  expect(warnedFiles()).toEqual([]);
});

test('without a repository, or in a shallow clone, there is nothing to compare with', () => {
  expect(warnedFiles()).toEqual([]);

  commit('2027-01-10');
  edit('careers.yaml');
  commit('2027-03-15');
  expect(warnedFiles()).not.toEqual([]);
  const clone = path.join(repository, 'clone');
  mkdirSync(clone);
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${repository}`, clone], {
    stdio: 'pipe',
  });
  expect(warnedFiles(path.join(clone, 'content'))).toEqual([]);
});
