import type { Page } from '@playwright/test';

export const layoutError = 'The layout has failed.';

/**
 * Makes the layout throw, which shows the error screen: the navigation of every page observes the
 * sections of the home page (src/layout/menu/use-aria-current.ts).
 */
export async function throwInLayout(page: Page) {
  await page.addInitScript((message) => {
    window.IntersectionObserver = function () {
      throw Object.assign(new Error(message), { stack: `Error: ${message}\n    at layout.js:1:1` });
    } as never;
  }, layoutError);
}
