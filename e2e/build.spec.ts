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

import { content } from './fixtures';
import { sites } from './sites';

const { siteUrl } = content.company;

let clone: string;

test.setTimeout(180_000);
test.beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const generated = ['.git', '.cache', 'dist', 'node_modules', 'test-results'];
  const isSource = (file: string) => !generated.includes(file);
  cpSync('.', clone, { recursive: true, filter: isSource });
  symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'));
});
test.afterEach(() => rmSync(clone, { recursive: true }));

const inClone = (file: string) => path.join(clone, file);

const read = (file: string) => readFileSync(inClone(file), 'utf8');

function build(env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...sites.fixture.env, ...env },
  });
}

test('a build for another address is a preview: not indexed, and canonical is the real site', () => {
  // Has something for webpack to warn of, and compiles faster than the app.
  writeFileSync(
    inClone('src/entry.client.tsx'),
    "import * as addresses from './paths';\nwindow.name = addresses.notExported;\n",
  );
  const address = 'https://preview.example.org';
  const { status, stdout, stderr } = build({ SITE_URL: address, PUBLIC_PATH: '/folder' });

  expect(stderr).toContain("export 'notExported' (imported as 'addresses') was not found");
  expect(stdout).toContain(`SITE_URL is not ${siteUrl}`);
  expect(status).toBe(0);
  const documents = readdirSync(inClone('dist')).filter((file) => file.endsWith('.html'));
  expect(documents).toContain('career.html');
  for (const file of documents) {
    expect(read(`dist/${file}`), file).toContain('<meta name="robots" content="noindex"/>');
    expect(read(`dist/${file}`), file).not.toContain(address);
  }
  expect(read('dist/career.html')).toContain(`rel="canonical" href="${siteUrl}/career"`);
  expect(read('dist/robots.txt')).toContain('Disallow: /');
  expect(read('dist/_headers')).toContain('X-Robots-Tag: noindex');
});

test('a build that fails names the reason, and leaves the previous one whole', () => {
  mkdirSync(inClone('dist'));
  writeFileSync(inClone('dist/index.html'), 'The previous build');
  for (const entry of ['src/entry.client.tsx', 'src/entry.server.tsx']) {
    writeFileSync(inClone(entry), 'export const = 1;\n');
  }
  for (const [env, reason] of [
    [{}, 'src/entry.client.tsx'],
    [{ SITE_URL: 'https://example.org/site' }, 'SITE_URL=https://preview.example.org'],
  ] as const) {
    const { status, stderr } = build(env);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(readdirSync(clone).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
    expect(read('dist/index.html')).toBe('The previous build');
  }
});
