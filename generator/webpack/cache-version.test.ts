import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { cacheVersion } from './cache-version';

// Files that affect compilation but that webpack does not track.
const inputs = [
  'package-lock.json',
  'package.json',
  'babel.config.js',
  'tsconfig.json',
  'generator/webpack/svg-file-loader.ts',
  'src/theme/scene-colors.ts',
];

const project = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-version-'));
  process.chdir(folder);
  for (const file of inputs) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test.each(inputs)('a change to %s invalidates the cache', (file) => {
  const before = cacheVersion();
  expect(cacheVersion()).toBe(before);
  writeFileSync(file, 'changed');
  expect(cacheVersion()).not.toBe(before);
});

test('another version of Node invalidates the cache', () => {
  const before = cacheVersion();
  const { version } = process;
  Object.defineProperty(process, 'version', { value: 'v99.0.0' });
  expect(cacheVersion()).not.toBe(before);
  Object.defineProperty(process, 'version', { value: version });
});
