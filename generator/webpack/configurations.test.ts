import { cacheVersion } from './cache-version';
import { configurations } from './configurations';

// Otherwise an update of a package or of the build would publish modules that the old one compiled.
test('the cache is used only by the build that filled it', () => {
  for (const { cache } of configurations({}, { mode: 'production' })) {
    expect(cache).toMatchObject({ type: 'filesystem', version: cacheVersion() });
  }
});
