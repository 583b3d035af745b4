import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { outputFiles } from '../shared/output-files';
import { checkReplaceable, replaceDirectory, stagingDirectory, withLock } from './output-directory';

let folder: string;
let directory: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'output-'));
  directory = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeFiles(target: string, names: string[]) {
  mkdirSync(target);
  for (const name of names) writeFileSync(path.join(target, name), '');
}

/** Writes files one by one, and then replaces the folder, as a build does. */
function build(...files: string[]): Promise<void> {
  return withLock(path.join(folder, 'work'), async () => {
    const staging = stagingDirectory(directory);
    writeFiles(staging, []);
    for (const file of files) {
      writeFileSync(path.join(staging, file), '');
      await Promise.resolve();
    }
    replaceDirectory(directory, staging);
  });
}

test.each([
  ['is missing', undefined],
  ['is empty', []],
  ['is an earlier build', ['index.html', ...Object.values(outputFiles)]],
])('a build may replace a folder that %s', (_state, files) => {
  if (files) writeFiles(directory, files);

  expect(() => checkReplaceable(directory)).not.toThrow();
});

test.each([
  ['a project', ['index.html', 'package.json']],
  ['another site with feeds', ['index.html', 'feed.xml', '_headers']],
])('a build does not replace %s', (_what, files) => {
  writeFiles(directory, files);

  expect(() => checkReplaceable(directory)).toThrow(directory);
});

test('a build replaces its own folder, and no other beside it', async () => {
  writeFiles(directory, ['old.html']);
  const others = ['site.bak', 'site.new', 'site.old'];
  for (const other of others) mkdirSync(path.join(folder, other));
  await build('new.html');

  expect(readdirSync(directory)).toEqual(['new.html']);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
});

test('two builds at once leave one of them whole, and one after them works', async () => {
  await Promise.allSettled([build('1.html', '1.js'), build('2.html', '2.js')]);
  expect([
    ['1.html', '1.js'],
    ['2.html', '2.js'],
  ]).toContainEqual(readdirSync(directory));

  await build('3.html');
  expect(readdirSync(directory)).toEqual(['3.html']);
});
