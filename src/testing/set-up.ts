import '@testing-library/jest-dom';

import { fixDate } from './fix-date';
import { now } from './fixture-content';

// What jsdom leaves out and the site asks for. Real behaviour is tested in a real browser (e2e/).
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
window.scrollTo = () => {};
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

fixDate(Date.parse(now));

/** Fails a test that has called it; one that provokes an error on purpose clears it. */
export const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void consoleError.mockClear());
afterEach(() => expect(consoleError).not.toHaveBeenCalled());
