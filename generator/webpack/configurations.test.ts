import fs from 'node:fs';

import { cacheVersion } from './cache-version';
import { configurations } from './configurations';

// With a cache of another version, a build would publish modules that other packages or settings compiled.
test('webpack reads only a cache of the same version', () => {
  for (const { cache } of configurations()) {
    expect(cache).toMatchObject({ type: 'filesystem', version: cacheVersion() });
  }
});

test.each([
  'package-lock.json',
  'babel.config.js',
  'generator/webpack/svg-component-loader.ts',
  'src/theme/tokens.ts',
])('a change to %s changes the version of the cache', (changed) => {
  const version = cacheVersion();
  const { readFileSync } = fs;
  const read = jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((file) => (file === changed ? 'changed' : readFileSync(file)));

  expect(cacheVersion()).not.toBe(version);
  read.mockRestore();
});
