import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { sites } from './support/sites';

test('a failed build gives the reason and keeps the previous build', () => {
  test.setTimeout(120_000);
  const folder = test.info().outputPath();
  const CONTENT_DIR = path.join(folder, 'content');
  const OUTPUT_DIR = path.join(folder, 'site');
  cpSync(sites.fixture.env.CONTENT_DIR, CONTENT_DIR, { recursive: true });
  cpSync(sites.fixture.directory, OUTPUT_DIR, { recursive: true });
  const before = readdirSync(OUTPUT_DIR, { recursive: true });
  const build = (env: Record<string, string>) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'build/build.ts'],
      {
        encoding: 'utf8',
        env: { ...process.env, ...sites.fixture.env, CONTENT_DIR, OUTPUT_DIR, ...env },
      },
    );
    expect(status).toBe(1);
    expect(readdirSync(OUTPUT_DIR, { recursive: true })).toEqual(before);
    expect(readdirSync(folder)).toEqual(['content', 'site']);
    return stdout + stderr;
  };

  // The compiler fails.
  expect(build({ BROWSERSLIST: 'no-such-browser' })).toContain('no-such-browser');

  const file = path.join(CONTENT_DIR, 'jobs/with-benefits.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('salary: 28000', 'salary: 28,000'));
  const message = build({});
  expect(message).toMatch(/with-benefits\.yaml:\d+/);
  expect(message).toContain('salary: 28,000');
  expect(message).toMatch(/Example: \d+/);
});
