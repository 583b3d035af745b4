import { jobPath, paths } from '../src/content/paths';
import { expectToFit } from './support/page-objects';
import { originOf, sites } from './support/sites';
import { closedJob, gotoAndHydrate, job, test, unknownPath, visitedPaths } from './support/test';

// owner.spec.ts does the same with the real content.
for (const { name, site, pages } of [
  { name: 'usual', site: sites.fixture, pages: visitedPaths },
  {
    name: 'longest',
    site: sites.longest,
    pages: [paths.home, paths.career, jobPath(job), jobPath(closedJob), unknownPath],
  },
]) {
  for (const path of pages) {
    test(`with the ${name} content, ${path} fits every viewport and larger text`, async ({
      page,
    }) => {
      await gotoAndHydrate(page, originOf(site) + path);
      // The hundredth card is like the twentieth, and takes as long.
      await page
        .locator('main li:has(article):nth-child(n + 20)')
        .evaluateAll((cards) => cards.forEach((card) => card.remove()));
      await expectToFit(page);
    });
  }
}
