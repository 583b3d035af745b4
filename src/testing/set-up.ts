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

const unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected.length = 0;
  jest
    .spyOn(console, 'error')
    .mockImplementation((...call: unknown[]) => void unexpected.push(call));
});

afterEach(() => {
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console.error:\n${unexpected.map((c) => c.join(' ')).join('\n')}`);
  }
});

/** Takes the errors that a test has provoked on purpose, so that they do not fail it. */
export function takeConsoleErrors(): unknown[][] {
  return unexpected.splice(0);
}
