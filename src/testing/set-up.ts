import '@testing-library/jest-dom';

import { fixDate } from './fix-date';
import { now } from './fixture-content';

// Browser APIs that jsdom lacks. The browser tests (e2e/) cover their real behaviour.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
window.scrollTo = () => {};
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

fixDate(Date.parse(now));

/** Any call fails the test. Tests that expect an error clear the mock. */
export const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void consoleError.mockClear());
afterEach(() => expect(consoleError).not.toHaveBeenCalled());
