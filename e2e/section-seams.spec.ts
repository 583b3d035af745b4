import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { homeSections, paths } from '../src/content/paths';
import { scrollTo } from './support/scrolling';
import { expect, test } from './support/test';
import { forEachStep, gotoAndHydrate } from './support/visiting';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { seam, id } of [
    {
      seam: 'the meadow ends in front of the services',
      id: homeSections.services,
    },
    {
      seam: 'the day ends in front of the night',
      id: homeSections.cloudTechnologies,
    },
    { seam: 'the night sky goes on behind Contact', id: homeSections.contact },
  ]) {
    test(`${seam}, in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await gotoAndHydrate(page, paths.home);
      // Left of the text and the stars.
      await expectNoEdgeAbove(page, page.locator(`#${id}`), 32);
    });
  }

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

test.describe('on a display scaled to 150%', () => {
  test.use({ deviceScaleFactor: 1.5 });

  test('no line separates the hero from the next section', async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    await expectNoEdgeAbove(page, page.locator(`#${homeSections.about}`), 16);
  });
});

/**
 * Fails if a visible line separates the left `width` px of `element` from what lies above it. Waits
 * for lazy images.
 */
async function expectNoEdgeAbove(page: Page, element: Locator, width = 1280) {
  await scrollTo(page, await element.evaluate((target: HTMLElement) => target.offsetTop - 400));
  await expect(async () => {
    const { y = NaN } = (await element.boundingBox()) ?? {};
    const clip = { x: 0, y: Math.round(y) - 4, width, height: 8 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    for (const { min, max } of channels) expect(max - min).toBeLessThanOrEqual(2);
  }).toPass({ timeout: 5000 });
}
