import {
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

import { replaceFolder } from './output-folder';

const earlierBuild = ['_headers', 'feed.xml', 'index.html', 'licenses.txt'];
const newBuild = [...earlierBuild, 'new.html'];

let parent: string;
let output: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(realpathSync(tmpdir()), 'output-'));
  output = path.join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true }));

function writeFiles(folder: string, names: string[]) {
  mkdirSync(folder);
  for (const name of names) writeFileSync(path.join(folder, name), '');
}

async function build(folder: string) {
  writeFiles(path.join(folder, 'site'), newBuild);
}

test.each([
  ['is missing', undefined],
  ['is empty', []],
  ['is an earlier build', earlierBuild],
])('a build replaces a folder that %s, and leaves nothing beside it', async (_state, files) => {
  if (files) writeFiles(output, files);
  await replaceFolder(output, build);

  expect(readdirSync(output)).toEqual(newBuild);
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('a build follows a link, so that a server finds it behind the link', async () => {
  const published = path.join(parent, 'published');
  writeFiles(published, earlierBuild);
  symlinkSync(published, output);
  await replaceFolder(output, build);

  expect(realpathSync(output)).toBe(published);
  expect(readdirSync(published)).toEqual(newBuild);
});

test.each([
  ['a project', ['index.html', 'package.json']],
  ['another site with feeds', ['_headers', 'feed.xml', 'index.html']],
])('a build does not begin if it would replace %s', async (_what, files) => {
  writeFiles(output, files);
  const begin = jest.fn();

  await expect(replaceFolder(output, begin)).rejects.toThrow(`${output} is not from a build`);
  expect(begin).not.toHaveBeenCalled();
  expect(readdirSync(output)).toEqual(files);
});

test('a build that fails keeps the previous one, and leaves nothing beside it', async () => {
  writeFiles(output, earlierBuild);
  const fail = async () => {
    throw new Error('The disk is full');
  };

  await expect(replaceFolder(output, fail)).rejects.toThrow('The disk is full');
  expect(readdirSync(output)).toEqual(earlierBuild);
  expect(readdirSync(parent)).toEqual(['dist']);
});

test('a build never replaces the folder in which it runs', async () => {
  await expect(replaceFolder('', build)).rejects.toThrow('OUTPUT_DIR is empty');
});
