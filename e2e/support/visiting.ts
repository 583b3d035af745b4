import type { Locator, Page } from '@playwright/test';

import { isHydrated } from './page-functions';
import { test, widths } from './test';

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Opens a page and waits until the app has hydrated the document. */
export async function gotoAndHydrate(page: Page, path: string) {
  await page.goto(path);
  await expectHydrated(page);
}

export async function expectHydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

export async function atEachWidth(page: Page, inspect: () => Promise<void>) {
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await inspect();
    });
  }
}

/** Runs each case as a named step, so that a report names the one that failed. */
export async function forEachStep<T extends string>(
  cases: Iterable<T>,
  run: (item: T) => Promise<void>,
) {
  for (const item of cases) await test.step(item, () => run(item));
}

/** Waits for effects with no visible result. */
export async function nextFrames(page: Page, count = 3) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}
