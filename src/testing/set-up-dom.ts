import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Browser APIs that jsdom lacks. The browser tests in e2e/ use the real ones.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
window.scrollTo = () => {};
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// In ms. On a busy machine, a page's modules take longer than the usual second to load.
configure({ asyncUtilTimeout: 20_000 });
