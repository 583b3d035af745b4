import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { homeSections, paths } from '../src/paths';
import { scrollTo } from './support/scrolling';
import { expect, test } from './support/test';
import { forEachStep, gotoAndHydrate } from './support/visiting';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, id, low, high } of [
    { name: 'services', id: homeSections.services, low: 4, high: 800 },
    { name: 'technologies', id: homeSections.cloudTechnologies, low: 1276, high: 480 },
  ]) {
    test(`the ${name} begin with a swell, not a straight edge, in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await gotoAndHydrate(page, paths.home);
      const section = page.locator(`#${id}`);
      await scrollTo(page, await section.evaluate((target: HTMLElement) => target.offsetTop - 400));
      const { y = NaN } = (await section.boundingBox()) ?? {};
      /** How far below the top of the picture the section's ground begins, in px. */
      const groundBegins = async (x: number) => {
        const clip = { x, y: Math.round(y) - 100, width: 1, height: 200 };
        const { data, info } = await sharp(await page.screenshot({ clip }))
          .raw()
          .toBuffer({ resolveWithObject: true });
        const pixel = (row: number) =>
          data.subarray(row * info.channels, (row + 1) * info.channels);
        const ground = pixel(info.height - 1);
        return Array.from({ length: info.height }, (_, row) => row).findIndex((row) =>
          pixel(row).equals(ground),
        );
      };
      expect((await groundBegins(low)) - (await groundBegins(high))).toBeGreaterThan(30);
    });
  }

  test(`the bank of the lake ends on the ground of Contact, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await gotoAndHydrate(page, paths.home);
    await expectNoEdgeAbove(page, page.locator(`#${homeSections.contact}`));
  });

  test(`the land at the end of a page runs into the footer, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await forEachStep([paths.home, paths.career], async (path) => {
      await gotoAndHydrate(page, path);
      await expectNoEdgeAbove(page, page.getByRole('contentinfo'));
    });
  });
}

/** Fails if a visible line separates `element` from what lies above it. Waits for lazy images. */
async function expectNoEdgeAbove(page: Page, element: Locator) {
  await scrollTo(page, await element.evaluate((target: HTMLElement) => target.offsetTop - 400));
  await expect(async () => {
    const { y = NaN } = (await element.boundingBox()) ?? {};
    const clip = { x: 0, y: Math.round(y) - 4, width: 1280, height: 8 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    for (const { min, max } of channels) expect(max - min).toBeLessThanOrEqual(2);
  }).toPass({ timeout: 5000 });
}
