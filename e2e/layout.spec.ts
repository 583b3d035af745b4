import { jobPath, paths } from '../src/content/paths';
import { expectToFit, expectToFitLargeText } from './support/layout';
import { moreJobs, originOf, sites } from './support/sites';
import {
  expect,
  forEachStep,
  gotoAndHydrate,
  job,
  test,
  unknownPath,
  visitedPaths,
} from './support/test';

test('in a window higher than the page, the footer ends the window, and land meets it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 4000 });
  await forEachStep([paths.career, jobPath(job), unknownPath], async (path) => {
    await gotoAndHydrate(page, path);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer && footer.y + footer.height).toBeCloseTo(4000, 0);
    const ends = await page
      .locator('main :is(svg:not(svg svg), img)')
      .evaluateAll((drawings) => drawings.map((svg) => svg.getBoundingClientRect().bottom));
    // Or ends 1 px below its edge, so that no gap shows.
    expect(Math.abs(Math.max(...ends) - (footer?.y ?? 0))).toBeLessThanOrEqual(1);
  });
});

test.describe('with the longest words', () => {
  test.use({ baseURL: originOf(sites.longest) });

  test('every page hydrates without a warning, and fits every window and larger text', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const [leastDuties, mostDuties] = moreJobs.map(jobPath);
    await forEachStep([...visitedPaths, leastDuties, mostDuties].map(String), async (path) => {
      await gotoAndHydrate(page, path);
      // The hundredth card is like the sixth, and takes as long.
      await page
        .locator('main li:has(article):nth-child(n + 6)')
        .evaluateAll((cards) => cards.forEach((card) => card.remove()));
      await expectToFit(page);
      await expectToFitLargeText(page);
    });
  });
});
