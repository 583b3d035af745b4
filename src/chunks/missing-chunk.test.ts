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

function openedBy(...entries: NavigationTiming[]) {
  Object.assign(window, { PerformanceNavigationTiming: NavigationTiming });
  Object.assign(performance, { getEntriesByType: () => entries });
}

beforeEach(() => window.history.replaceState(null, '', '/career'));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['was opened', 'navigate', page, true],
  ['was reloaded', 'reload', page, false],
  ['was opened after a reload of another page', 'reload', 'http://localhost/', true],
])('a page that %s: reload for a missing chunk? (%s, %s)', (_how, type, name, reloads) => {
  openedBy(new NavigationTiming(type, name));

  expect(shouldReloadForMissingChunk(missingChunk)).toBe(reloads);
});

test('without knowing how the page was loaded, as in Tor Browser, it never reloads', () => {
  openedBy();

  expect(shouldReloadForMissingChunk(missingChunk)).toBe(false);
});

test('a reload would not help offline, or with another error', () => {
  openedBy(new NavigationTiming('navigate', page));
  expect(shouldReloadForMissingChunk(new Error('It is broken'))).toBe(false);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(shouldReloadForMissingChunk(missingChunk)).toBe(false);
});
