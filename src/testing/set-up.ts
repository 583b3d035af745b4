import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

import { freezeDate, now } from '../../fixtures/date';

freezeDate(now);

// The limit is in ms. On a busy machine, a page's modules take longer to load than the default of 1 s.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lacks these browser APIs. The browser tests in e2e/ use the real ones.
window.matchMedia = () => {
  const mediaQuery = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  mediaQuery.addListener = mediaQuery.removeListener = () => {}; // MUI uses the old names.
  return mediaQuery;
};
window.scrollTo = () => {};
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** An error or a warning on the console fails the test. Tests that expect one clear the mock. */
export const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
export const consoleWarning = jest.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => [consoleError, consoleWarning].forEach((mock) => mock.mockClear()));
afterEach(() => {
  expect(consoleError).not.toHaveBeenCalled();
  expect(consoleWarning).not.toHaveBeenCalled();
});
