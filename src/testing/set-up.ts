import '@testing-library/jest-dom';

import { now } from '../../fixtures/fixture-content';
import { freezeDate } from '../../fixtures/freeze-date';

// Browser APIs that jsdom lacks. The browser tests in e2e/ use the real ones.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
window.scrollTo = () => {};
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

freezeDate(now);

/** A console error fails the test. Tests that expect one clear the mock. */
export const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void consoleError.mockClear());
afterEach(() => expect(consoleError).not.toHaveBeenCalled());
