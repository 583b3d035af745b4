import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from './fixtures';

function startServer(env: Record<string, string>) {
  return spawnSync('npx', ['tsx', 'scripts/serve.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

test('a busy port is named, with a way out', ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const { status, stderr } = startServer({ PORT: port });

  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use`);
  expect(stderr).toContain('PORT=');
});

test('a missing build is named, with the command that makes one', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-site-'));
  const { status, stderr } = startServer({ SITE_DIRECTORY: empty });

  expect(status).toBe(1);
  expect(stderr).toContain('npm run build');
});
