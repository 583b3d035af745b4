import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { replaceDirectory } from './output-directory';

const earlierBuild = ['_headers', 'feed.xml', 'index.html', 'licenses.txt'];

let folder: string;
let output: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'output-'));
  output = path.join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeFiles(directory: string, names: string[]) {
  mkdirSync(directory);
  for (const name of names) writeFileSync(path.join(directory, name), '');
}

const newBuild = [...earlierBuild, 'new.html'];

/** Writes the folder `site` of a temporary directory. */
async function build(directory: string, files = newBuild) {
  writeFiles(path.join(directory, 'site'), files);
}

async function failHalfway(directory: string) {
  await build(directory, ['1.html']);
  throw new Error('The disk is full');
}

test.each([
  ['is missing', undefined],
  ['is empty', []],
  ['is an earlier build', earlierBuild],
])('a build replaces a folder that %s, and leaves nothing beside it', async (_state, files) => {
  if (files) writeFiles(output, files);
  await replaceDirectory(output, build);

  expect(readdirSync(output)).toEqual(newBuild);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a build follows a link, so that a server finds it behind the link', async () => {
  const published = path.join(folder, 'published');
  writeFiles(published, earlierBuild);
  symlinkSync(published, output);
  await replaceDirectory(output, build);

  expect(realpathSync(output)).toBe(published);
  expect(readdirSync(published)).toEqual(newBuild);
  expect(readdirSync(folder)).toEqual(['dist', 'published']);
});

test.each([
  ['a project', ['index.html', 'package.json']],
  ['another site with feeds', ['_headers', 'feed.xml', 'index.html']],
])('a build does not begin if it would replace %s', async (_what, files) => {
  writeFiles(output, files);
  const begin = jest.fn();

  await expect(replaceDirectory(output, begin)).rejects.toThrow(`${output} is not from a build`);
  expect(begin).not.toHaveBeenCalled();
  expect(readdirSync(output)).toEqual(files);
});

test('a build that fails keeps the previous one, and the next one leaves nothing beside it', async () => {
  writeFiles(output, earlierBuild);

  await expect(replaceDirectory(output, failHalfway)).rejects.toThrow('The disk is full');
  expect(readdirSync(output)).toEqual(earlierBuild);
  await replaceDirectory(output, build);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test.each([
  ['move the previous one away', 1],
  ['take its place', 2],
])('a build that cannot %s keeps it', async (_what, failingCall) => {
  writeFiles(output, earlierBuild);
  const { renameSync } = fs;
  let calls = 0;
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation((...paths) => {
    calls += 1;
    if (calls === failingCall) throw new Error('EBUSY: resource busy or locked');
    renameSync(...paths);
  });

  await expect(replaceDirectory(output, build)).rejects.toThrow(/was not replaced.*\n.*EBUSY/);
  rename.mockRestore();
  expect(readdirSync(output)).toEqual(earlierBuild);
});

test('a build never replaces the folder in which it runs', async () => {
  await expect(replaceDirectory('', build)).rejects.toThrow('OUTPUT_DIR is empty');
});
