import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { stagingDirectory } from '../generator/output-directory';
import { outputFiles } from '../src/content/paths';
import { sites } from './support/sites';

function build(env: Record<string, string>) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'generator/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

test('a failed build gives the reason and keeps the previous build', () => {
  test.setTimeout(120_000);
  const folder = test.info().outputPath('builds');
  const previous = path.join(folder, 'site/index.html');
  mkdirSync(path.dirname(previous), { recursive: true });
  for (const file of Object.values(outputFiles)) {
    writeFileSync(path.join(path.dirname(previous), file), '');
  }
  writeFileSync(previous, 'The previous build');

  const { status, stderr } = build({
    ...sites.fixture.env,
    OUTPUT_DIR: path.dirname(previous),
    // Makes Babel fail during the build.
    BROWSERSLIST: 'no-such-browser',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('no-such-browser');
  expect(readdirSync(folder)).toEqual(['site']);
  expect(readFileSync(previous, 'utf8')).toBe('The previous build');
});

test('a build that reuses the results of other builds is the same as one that starts from nothing', () => {
  test.setTimeout(240_000);
  const { folder, owner } = sites;
  // Builds of folders with the same name share a cache, which the site "folder" has filled. Other
  // content at another path replaces what is in it.
  const OUTPUT_DIR = test.info().outputPath('folder');
  expect(build({ ...owner.env, OUTPUT_DIR }).status).toBe(0);
  // A build that was killed has left its files.
  mkdirSync(stagingDirectory(OUTPUT_DIR));
  writeFileSync(path.join(stagingDirectory(OUTPUT_DIR), 'secret.html'), '');
  expect(build({ ...folder.env, OUTPUT_DIR }).status).toBe(0);

  expect(filesIn(OUTPUT_DIR)).toEqual(filesIn(folder.directory));
});

/** Hash of each file by name. */
function filesIn(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(directory, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
