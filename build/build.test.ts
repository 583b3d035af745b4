import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentFolder, today } from '../fixtures/fixture-content';
import { generatedFolder } from './generated-content';

/** Where the build writes. */
let directory: string;
/** A copy of the fixture content. */
let contentCopy: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'build-'));
  contentCopy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentFolder, contentCopy, { recursive: true });
});
afterEach(() => {
  for (const folder of [
    directory,
    `${directory}.build`,
    contentCopy,
    generatedFolder(contentCopy),
  ]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

const command = ['--import', 'tsx', 'build/build.ts'];

function environment() {
  return {
    ...process.env,
    NODE_ENV: 'production',
    CONTENT_DIR: contentCopy,
    BUILD_DATE: today,
    OUTPUT_DIR: directory,
  };
}

const previousFiles = ['_headers', 'feed.xml', 'index.html', 'licenses.txt'];

function writePreviousBuild() {
  for (const name of previousFiles) writeFileSync(path.join(directory, name), 'as before');
}

function expectPreviousBuild() {
  expect(readdirSync(directory)).toEqual(previousFiles);
  expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).toBe('as before');
}

/** What a build prints that fails. */
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
  const output = failedBuild();

  expect(output).toContain('footer.yaml:1:14  description');
  expect(output).toContain('{things}');
  expect(output).not.toContain('    at '); // a stack
});

test('a build that does not compile gives the reason and keeps the previous one', () => {
  expect(failedBuild({ BROWSERSLIST: 'no-such-browser' })).toContain('no-such-browser');
});
