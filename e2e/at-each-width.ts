import type { Page } from '@playwright/test';

import { test, widths } from './fixtures';

/** Looks at an open page at one width after the other. */
export async function atEachWidth(
  page: Page,
  inspect: (width: (typeof widths)[number]) => Promise<void>,
) {
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await inspect(width);
    });
  }
}
