import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { sites } from './support/sites';

test('a failed build names the reason and keeps the previous build', () => {
  test.setTimeout(120_000);
  const folder = test.info().outputPath('builds');
  const previous = path.join(folder, 'site/index.html');
  mkdirSync(path.dirname(previous), { recursive: true });
  writeFileSync(previous, 'The previous build');

  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...sites.fixture.env,
      OUTPUT_DIR: path.dirname(previous),
      // Makes Babel fail during the build.
      BROWSERSLIST: 'no-such-browser',
    },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('no-such-browser');
  expect(readdirSync(folder)).toEqual(['site']);
  expect(readFileSync(previous, 'utf8')).toBe('The previous build');
});
