import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentFolder, today } from '../fixtures/fixture-content';
import { generatedFolder } from './generated-content';

/** A temporary folder with the folders `dist` and `content`, which is a copy of the fixture content. */
let folder: string;
let output: string;
let contentCopy: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  output = path.join(folder, 'dist');
  contentCopy = path.join(folder, 'content');
  mkdirSync(output);
  cpSync(contentFolder, contentCopy, { recursive: true });
});
afterEach(() => {
  for (const each of [folder, generatedFolder(contentCopy)]) {
    rmSync(each, { recursive: true, force: true });
  }
});

const command = ['--import', 'tsx', 'build/build.ts'];

function environment() {
  return {
    ...process.env,
    NODE_ENV: 'production',
    CONTENT_DIR: contentCopy,
    BUILD_DATE: today,
    OUTPUT_DIR: output,
  };
}

const previousFiles = ['_headers', 'feed.xml', 'index.html', 'licenses.txt'];

function writePreviousBuild() {
  for (const name of previousFiles) writeFileSync(path.join(output, name), 'as before');
}

function expectPreviousBuild() {
  expect(readdirSync(output)).toEqual(previousFiles);
  expect(readFileSync(path.join(output, 'index.html'), 'utf8')).toBe('as before');
}

/** Runs a build that fails, and returns what it prints. */
function failedBuild(env = {}): string {
  writePreviousBuild();
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...environment(), ...env },
  });
  expect(status).toBe(1);
  expectPreviousBuild();
  return stdout + stderr;
}

test('a build with a mistake in the content gives the reason and keeps the previous one', () => {
  writeFileSync(path.join(contentCopy, 'footer.yaml'), 'description: We build {things}.\n');
  const printed = failedBuild();

  expect(printed).toContain('footer.yaml:1:14  description');
  expect(printed).toContain('{things}');
  expect(printed).not.toContain('    at '); // a stack
});
