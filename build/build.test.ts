import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../fixtures/fixture-content';

/** Where the builds write. */
let directory: string;
/** A copy of the fixture content. */
let contentCopy: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'build-'));
  contentCopy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentDirectory, contentCopy, { recursive: true });
});
afterEach(() => [directory, contentCopy].forEach((folder) => rmSync(folder, { recursive: true })));

function writeFiles(names: string[]) {
  for (const name of names) writeFileSync(path.join(directory, name), 'as before');
}

function build() {
  return spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: contentCopy, BUILD_DATE: today, OUTPUT_DIR: directory },
  });
}

test('a build with a mistake in the content gives the reason and keeps the previous one', () => {
  const files = ['_headers', 'feed.xml', 'index.html', 'licenses.txt'];
  writeFiles(files);
  writeFileSync(path.join(contentCopy, 'footer.yaml'), 'description: We build {things}.\n');
  const { status, stderr } = build();

  expect(status).toBe(1);
  expect(stderr).toContain('footer.yaml:1:14  description');
  expect(stderr).toContain('{things}');
  expect(stderr).not.toContain('    at '); // a stack
  expect(readdirSync(directory)).toEqual(files);
  expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).toBe('as before');
});

test('a folder with other files is refused by name, and kept', () => {
  const files = ['index.html', 'thesis.txt'];
  writeFiles(files);
  const { status, stderr } = build();

  expect(status).toBe(1);
  expect(stderr).toContain(`${directory} is not from a build`);
  expect(stderr).not.toContain('    at ');
  expect(readdirSync(directory)).toEqual(files);
});
