import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../fixtures/fixture-content';
import { outputFiles } from '../shared/output-files';

let folder: string;
let directory: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  // The build's cache has the same name.
  directory = path.join(folder, 'unit-tests');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeFiles(names: string[]) {
  mkdirSync(directory);
  for (const name of names) writeFileSync(path.join(directory, name), 'as before');
}

function build(env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'generator/build.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIR: contentDirectory,
      BUILD_DATE: today,
      OUTPUT_DIR: directory,
      ...env,
    },
  });
}

test('a failed build gives the reason and keeps the previous one', () => {
  const files = ['index.html', ...Object.values(outputFiles)].sort();
  writeFiles(files);
  // Makes Babel fail.
  const { status, stderr } = build({ BROWSERSLIST: 'no-such-browser' });

  expect(status).toBe(1);
  expect(stderr).toContain('no-such-browser');
  expect(readdirSync(folder)).toEqual(['unit-tests']);
  expect(readdirSync(directory).sort()).toEqual(files);
  expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).toBe('as before');
});

test('a folder with other files is refused by name, and kept', () => {
  writeFiles(['index.html', 'thesis.txt']);
  const { status, stderr } = build();

  expect(status).toBe(1);
  expect(stderr).toContain(`${directory} has files that are not from a build`);
  expect(stderr).not.toContain('    at '); // a stack
  expect(readdirSync(directory)).toEqual(['index.html', 'thesis.txt']);
});
