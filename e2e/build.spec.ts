import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { content } from './fixtures';
import { sites } from './sites';

const { siteUrl } = content.company;
const preview = { SITE_URL: 'https://preview.example.org', PUBLIC_PATH: '/folder' };

let clone: string;

// The tests change one clone, one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  const generated = ['.git', '.cache', 'dist', 'node_modules', 'test-results'];
  for (const entry of readdirSync('.').filter((name) => !generated.includes(name))) {
    cpSync(entry, path.join(clone, entry), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(clone, 'node_modules'));
});
test.afterAll(() => rmSync(clone, { recursive: true }));

const built = (file = '') => path.join(clone, 'dist', file);

const read = (file: string) => readFileSync(built(file), 'utf8');

function build(env: NodeJS.ProcessEnv = {}, ...options: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts', ...options], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...sites.fixture.env, ...env },
  });
}

test('a build for another address is a preview: not indexed, and canonical is the real site', () => {
  // Something for webpack to warn of.
  appendFileSync(
    path.join(clone, 'src/entry.client.tsx'),
    "import * as addresses from './paths';\nwindow.name = addresses.notExported;\n",
  );
  const { status, stdout, stderr } = build(preview);

  expect(stderr).toContain("export 'notExported' (imported as 'addresses') was not found");
  expect(stdout).toContain(`SITE_URL is not ${siteUrl}`);
  expect(status).toBe(0);
  const documents = readdirSync(built()).filter((file) => file.endsWith('.html'));
  expect(documents).toContain('career.html');
  for (const file of documents) {
    expect(read(file), file).toContain('<meta name="robots" content="noindex"/>');
    expect(read(file), file).not.toContain(preview.SITE_URL);
  }
  expect(read('career.html')).toContain(`rel="canonical" href="${siteUrl}/career"`);
  expect(read('robots.txt')).toContain('Disallow: /');
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
});

test('a build that fails names the reason, and leaves the previous one whole', () => {
  const files = () => readdirSync(built(), { recursive: true }).sort();
  const before = { files: files(), home: read('index.html') };
  appendFileSync(path.join(clone, 'src/layout/footer.tsx'), '\nexport const = 1;\n');
  const { status, stderr } = build();

  expect(status).toBe(1);
  expect(stderr).toContain('src/layout/footer.tsx');
  expect({ files: files(), home: read('index.html') }).toEqual(before);
  expect(readdirSync(clone).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
});

test('SITE_URL with a path stops the build before anything else', () => {
  const { status, stderr } = build({ SITE_URL: 'https://example.org/site' }, '--check');

  expect(status).toBe(1);
  expect(stderr).toMatch(/^SITE_URL is .* Example: SITE_URL=https:\/\/preview\.example\.org$/m);
});
