import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

import { freezeDate, now } from '../../fixtures/date';

freezeDate(now);

// In ms. On a busy machine, a page's modules take longer than the usual second to load.
configure({ asyncUtilTimeout: 20_000 });

// Browser APIs that jsdom lacks. The browser tests in e2e/ use the real ones.
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
