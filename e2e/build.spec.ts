import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { sites } from './sites';

test('a failed build names the reason and keeps the previous build', () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const outputDirectory = path.join(folder, 'failing');
  const page = path.join(outputDirectory, 'index.html');
  mkdirSync(outputDirectory);
  writeFileSync(page, 'The previous build');

  for (const [env, reason] of [
    // Fails while webpack compiles.
    [{ BROWSERSLIST: 'no-such-browser' }, 'no-such-browser'],
    [{ SITE_URL: 'https://example.org/site' }, 'SITE_URL=https://preview.example.org'],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
      encoding: 'utf8',
      env: { ...process.env, ...sites.fixture.env, OUTPUT_DIR: outputDirectory, ...env },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(readdirSync(folder)).toEqual(['failing']);
    expect(readFileSync(page, 'utf8')).toBe('The previous build');
  }
  rmSync(folder, { recursive: true });
});
