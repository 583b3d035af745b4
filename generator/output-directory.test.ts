import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

function writeFiles(names: string[]) {
  mkdirSync(directory, { recursive: true });
  for (const name of names) writeFileSync(path.join(directory, name), '');
}

test.each([
  ['is missing', () => {}],
  ['is empty', () => writeFiles([])],
  ['is an earlier build', () => writeFiles(['index.html', ...Object.values(outputFiles)])],
  ['is from an earlier version', () => writeFiles(['feed.xml', 'jobs.json', '_headers'])],
])('a build may replace a folder that %s', (_state, prepare) => {
  prepare();
  expect(() => checkReplaceable(directory)).not.toThrow();
});

test('a build refuses any other folder by name', () => {
  writeFiles(['index.html', 'package.json']);
  expect(() => checkReplaceable(directory)).toThrow(
    `${directory} has files that are not from a build, and a build would delete them.`,
  );
  expect(() => checkReplaceable('.')).toThrow('OUTPUT_DIR');
});

test.each([
  ['feed.xml', 'jobs.json'],
  ['feed.xml', '_headers'],
  ['jobs.json', '_headers'],
])('a build does not replace another site that has %s and %s', (...files) => {
  writeFiles(['index.html', ...files]);
  expect(() => checkReplaceable(directory)).toThrow('files that are not from a build');
});

test('the new folder takes the place of the old one, and no other folder is touched', () => {
  writeFiles(['old.html']);
  const copies = ['site.old', 'site.new', 'site.bak'].map((name) => path.join(folder, name));
  for (const copy of copies) mkdirSync(copy);
  const replacement = stagingDirectory(directory);
  mkdirSync(replacement);
  writeFileSync(path.join(replacement, 'new.html'), '');

  replaceDirectory(directory, replacement);
  expect(existsSync(path.join(directory, 'new.html'))).toBe(true);
  expect(existsSync(path.join(directory, 'old.html'))).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['site', 'site.bak', 'site.new', 'site.old']);
});

test('what a killed build has left beside the folder does not stop the next one', () => {
  writeFiles(['old.html']);
  mkdirSync(`${directory}.replaced-build`);
  writeFileSync(path.join(`${directory}.replaced-build`, 'older.html'), '');
  const replacement = stagingDirectory(directory);
  mkdirSync(replacement);

  replaceDirectory(directory, replacement);
  expect(readdirSync(folder)).toEqual(['site']);
});

test('a second build of the same folder is refused while the first one runs', async () => {
  const build = jest.fn(() => Promise.resolve());
  await withLock(directory, async () => {
    await expect(withLock(directory, build)).rejects.toThrow(
      `Another build into a folder of this name is running (process ${process.pid}).`,
    );
  });
  expect(build).not.toHaveBeenCalled();

  await withLock(directory, build);
  expect(build).toHaveBeenCalledTimes(1);
});

test.each(['999999999', ''])(
  'a build that was killed does not keep the next one from running (process-id: "%s")',
  async (processId) => {
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'process-id'), processId);
    const build = jest.fn(() => Promise.resolve());
    await withLock(directory, build);
    expect(build).toHaveBeenCalledTimes(1);
  },
);

test('of two builds that find the lock of a killed one, only one runs', async () => {
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'process-id'), '999999999');
  const first = jest.fn(() => Promise.resolve());
  const second = jest.fn(() => Promise.resolve());
  let firstBuild: Promise<void> | undefined;
  // The first build starts while the second looks for the process of the killed one.
  const kill = jest.spyOn(process, 'kill').mockImplementationOnce(() => {
    firstBuild = withLock(directory, first);
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  });
  await expect(withLock(directory, second)).rejects.toThrow('Another build');
  await firstBuild;
  kill.mockRestore();

  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
});

test('a build that another user runs is not disturbed', async () => {
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'process-id'), '1');
  const notPermitted = Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  const kill = jest.spyOn(process, 'kill').mockImplementation(() => {
    throw notPermitted;
  });
  const build = jest.fn(() => Promise.resolve());
  await expect(withLock(directory, build)).rejects.toThrow(
    'Another build into a folder of this name is running (process 1).',
  );
  kill.mockRestore();
  expect(build).not.toHaveBeenCalled();
});
