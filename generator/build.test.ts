import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentDirectory, today } from '../fixtures/fixture-content';
import { outputFiles } from '../shared/output-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'build-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function writeSite(files: string[]): string {
  const directory = mkdtempSync(path.join(folder, 'site-'));
  for (const file of files) writeFileSync(path.join(directory, file), 'as before');
  return directory;
}

function build(env: Record<string, string>) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'generator/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: contentDirectory, BUILD_DATE: today, ...env },
  });
}

test('a failed build gives the reason and keeps the previous one', () => {
  const files = ['index.html', ...Object.values(outputFiles)].sort();
  const directory = writeSite(files);
  // Makes Babel fail.
  const { status, stderr } = build({ OUTPUT_DIR: directory, BROWSERSLIST: 'no-such-browser' });

  expect(status).toBe(1);
  expect(stderr).toContain('no-such-browser');
  expect(readdirSync(folder)).toEqual([path.basename(directory)]);
  expect(readdirSync(directory).sort()).toEqual(files);
  expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).toBe('as before');
});

test('a folder with other files is refused by name, and kept', () => {
  const directory = writeSite(['index.html', 'thesis.txt']);
  const { status, stderr } = build({ OUTPUT_DIR: directory });

  expect(status).toBe(1);
  expect(stderr).toContain(`${directory} has files that are not from a build`);
  expect(stderr).not.toContain('    at '); // a stack
  expect(readdirSync(directory)).toEqual(['index.html', 'thesis.txt']);
});
