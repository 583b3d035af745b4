import type { Page } from '@playwright/test';

import { visibleLines } from './support/layout';
import { loadPictures } from './support/page-functions';
import { forceStates } from './support/page-objects';
import { fullScreenshot, textContrast } from './support/picture';
import { expect, forEachStep, gotoAndHydrate, test, visitedPaths } from './support/test';

/**
 * axe checks text on plain colors. This also sees drawings, and what only a mouse shows. Small
 * letters are thinner than a pixel and do not reach their full color, so the limit is lower than the
 * 4.5:1 that they have.
 */
const leastContrast = 3;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // Two screenshots of a page that moves would differ.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('all pictures are those of the scheme, also after it changes', async ({ page }) => {
      await forEachStep(visitedPaths, async (path) => {
        await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
        await gotoAndHydrate(page, path);
        await page.evaluate(loadPictures);
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => page.evaluate(picturesNotOf, colorScheme)).toEqual([]);
      });
    });

    test('words stand out from drawings, and links and buttons also below the mouse', async ({
      page,
    }) => {
      await forEachStep(visitedPaths, async (path) => {
        await gotoAndHydrate(page, path);
        await page.evaluate(loadPictures);
        expect.soft(await faintWords(page)).toEqual([]);
        await forceStates(page, 'a[href], button, summary, article', ['hover']);
        expect.soft(await faintWords(page), 'below the mouse').toEqual([]);
      });
    });
  });
}

/** Runs in the page: the URLs of the pictures that are not drawn for the scheme. */
function picturesNotOf(scheme: string): string[] {
  const urls = [...document.images].map(({ currentSrc }) => currentSrc);
  return urls.filter((url) => !url.includes(`-${scheme}.`));
}

async function faintWords(page: Page): Promise<string[]> {
  const lines = await visibleLines(page);
  const places = await lines.evaluate((all) => all.map(({ words, box }) => ({ words, box })));
  const picture = await fullScreenshot(page);
  return places
    .map(({ words, box }) => ({ words, contrast: textContrast(picture, box) }))
    .filter(({ contrast }) => contrast < leastContrast)
    .map(({ words, contrast }) => `${words}: ${contrast.toFixed(2)}`);
}
