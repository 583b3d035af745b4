import type { Page } from '@playwright/test';

import { now } from './fixtures';

/** Playwright's clock, except that `performance` still tells how the document was opened. */
export async function installClock(page: Page) {
  await page.addInitScript(() => {
    const [opened] = performance.getEntriesByType('navigation');
    addEventListener('DOMContentLoaded', () => {
      performance.getEntriesByType = () => (opened === undefined ? [] : [opened]);
    });
  });
  await page.clock.install({ time: now });
}
