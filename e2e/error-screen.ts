import type { Page } from '@playwright/test';

/** What the browser says when the frame's own code throws. */
export const frameFailure = 'The frame has failed.';

/** From the next document on, the code around every page throws as soon as it runs. */
export async function breakFrame(page: Page) {
  await page.addInitScript((message) => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        throw new Error(message);
      }
    };
  }, frameFailure);
}
