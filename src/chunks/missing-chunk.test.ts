import { shouldReloadForMissingChunk } from './missing-chunk';

// e2e/chunk-failures.spec.ts tests the other browsers.
test('a page that hides how it was loaded, as in Tor Browser, does not reload for a missing chunk', () => {
  Object.assign(window, { PerformanceNavigationTiming: Object });
  Object.assign(performance, { getEntriesByType: () => [] });
  const missingChunk = Object.assign(new Error('Loading chunk 12 failed'), {
    name: 'ChunkLoadError',
  });

  expect(shouldReloadForMissingChunk(missingChunk)).toBe(false);
});
