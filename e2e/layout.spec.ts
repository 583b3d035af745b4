import { expectToFit } from './support/page-objects';
import { originOf, sites } from './support/sites';
import { forEachStep, gotoAndHydrate, test, visitedPaths } from './support/test';

test.use({ baseURL: originOf(sites.longest) });

// owner.spec.ts does the same with the real content.
test('with the longest words, every page fits every viewport and larger text', async ({ page }) => {
  test.setTimeout(240_000);
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    // The hundredth card is like the twentieth, and takes as long.
    await page
      .locator('main li:has(article):nth-child(n + 20)')
      .evaluateAll((cards) => cards.forEach((card) => card.remove()));
    await expectToFit(page);
  });
});
