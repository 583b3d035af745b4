import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { sites } from './sites';

test('a failed build names the reason and keeps the previous build', () => {
  test.setTimeout(120_000);
  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const inClone = (file: string) => path.join(clone, file);
  const generated = ['.git', '.cache', 'dist', 'node_modules', 'test-results'];
  cpSync('.', clone, { recursive: true, filter: (file) => !generated.includes(file) });
  symlinkSync(path.resolve('node_modules'), inClone('node_modules'));
  mkdirSync(inClone('dist'));
  writeFileSync(inClone('dist/index.html'), 'The previous build');
  for (const entry of ['src/entry.client.tsx', 'src/entry.server.tsx']) {
    writeFileSync(inClone(entry), 'export const = 1;\n');
  }

  for (const [env, reason] of [
    [{}, 'src/entry.client.tsx'],
    [{ SITE_URL: 'https://example.org/site' }, 'SITE_URL=https://preview.example.org'],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, ...sites.fixture.env, ...env },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(readdirSync(clone).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    expect(readFileSync(inClone('dist/index.html'), 'utf8')).toBe('The previous build');
  }
  rmSync(clone, { recursive: true });
});
