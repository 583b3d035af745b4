import { shouldReloadForMissingChunk } from './missing-chunk';

/** jsdom has no navigation timing. */
class NavigationTiming {
  constructor(
    readonly type: string,
    readonly name: string,
  ) {}
}

const page = 'http://localhost/career';
const missingChunk = Object.assign(new Error('Loading chunk 12 failed'), {
  name: 'ChunkLoadError',
});

beforeEach(() => window.history.replaceState(null, '', '/career'));

test.each([
  ['was opened', true, [new NavigationTiming('navigate', page)]],
  ['was reloaded', false, [new NavigationTiming('reload', page)]],
  ['follows a reload of another page', true, [new NavigationTiming('reload', 'http://localhost/')]],
  ['hides how it was loaded, as in Tor Browser', false, []],
])('a page that %s reloads for a missing chunk: %s', (_how, reloads, entries) => {
  Object.assign(window, { PerformanceNavigationTiming: NavigationTiming });
  Object.assign(performance, { getEntriesByType: () => entries });

  expect(shouldReloadForMissingChunk(missingChunk)).toBe(reloads);
  expect(shouldReloadForMissingChunk(new Error('It is broken'))).toBe(false);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(shouldReloadForMissingChunk(missingChunk)).toBe(false);
  onLine.mockRestore();
});
