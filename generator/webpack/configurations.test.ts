import { readBuildOptions } from '../options';
import { cacheVersion } from './cache-version';
import { configurations } from './configurations';

// With a cache of another version, a build would publish modules that other packages or settings
// compiled.
test('webpack reads only a cache of the same version', () => {
  for (const { cache } of configurations(readBuildOptions())) {
    expect(cache).toMatchObject({ type: 'filesystem', version: cacheVersion() });
  }
});
