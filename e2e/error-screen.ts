import type { Page } from '@playwright/test';

/** What the layout throws. */
export const layoutFailure = 'The layout has failed.';

/** Makes the layout throw on every later page load. */
export async function breakLayout(page: Page) {
  await page.addInitScript((message) => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        throw new Error(message);
      }
    };
  }, layoutFailure);
}
