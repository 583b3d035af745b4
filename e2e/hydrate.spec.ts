import type { Page } from '@playwright/test';

import { viewMoreAbout } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { allAddresses, content, expect, job, pageAddresses, test, unknownPath } from './fixtures';
import { appScript, delayRequests, fonts } from './requests';
import { entry } from './site-menu';
import { originOf, sites } from './sites';
import {
  expectHydrated,
  fontsLoaded,
  forEachStep,
  gotoAndHydrate,
  heading,
  nextFrames,
} from './visiting';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const address of pageAddresses) {
  test(`${address} hydrates in place, and late fonts shift nothing`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const releaseApp = await delayRequests(page, appScript);
        const releaseFonts = await delayRequests(page, fonts);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        const title = await heading(page).elementHandle();
        const bar = await page.getByRole('banner').boundingBox();
        expect(await page.evaluate(fontsLoaded)).toBe(false);
        releaseApp();
        releaseFonts();
        await expectHydrated(page);
        await page.waitForFunction(fontsLoaded);
        await nextFrames(page);

        expect(await page.getByRole('banner').boundingBox()).toEqual(bar);
        expect(await title.evaluate((element) => element.isConnected)).toBe(true);
        expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.005);
      });
    }
    expect(await page.evaluate(duplicateRules)).toEqual([]);
  });
}

test('fonts are preloaded, and text shows before they load', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const displays = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, display }) =>
      family.includes('Fallback') ? [] : [display],
    ),
  );
  expect(displays).toEqual(['swap', 'swap']);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
});

test.describe('with React’s development version', () => {
  test.use({ baseURL: originOf(sites.development) });

  // The `watch` fixture fails on a warning.
  test('every page hydrates without a warning', async ({ page }) => {
    await forEachStep(allAddresses, async (address) => {
      await gotoAndHydrate(page, address);
      await nextFrames(page);
    });
  });
});

test('a document served at the wrong URL re-renders as that URL’s page', async ({ page }) => {
  await page.goto('/hOmE');
  await expect(heading(page)).toHaveText(content.company.name);

  await page.route(`**${jobPath(job)}`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('/', route.request().url()).href }),
    });
  });
  await page.goto(jobPath(job));
  await expect(heading(page)).toHaveText(job.title);
  await expect(page.getByRole('heading', { name: 'Duties' })).toBeVisible();
  const head = await pageHead(page);
  await page.unrouteAll();
  await gotoAndHydrate(page, jobPath(job));
  expect(head).toEqual(await pageHead(page));
});

test('client navigation updates the head like a full load', async ({ page }) => {
  await gotoAndHydrate(page, unknownPath);
  await entry(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  const careerHead = await pageHead(page);
  await page.getByRole('link', { name: viewMoreAbout(job.title) }).click();
  await expect(heading(page)).toHaveText(job.title);
  const jobHead = await pageHead(page);

  await page.reload();
  expect(jobHead).toEqual(await pageHead(page));
  await page.goto(paths.career);
  expect(careerHead).toEqual(await pageHead(page));
});

/** In the page: the Cumulative Layout Shift so far. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as unknown as { value: number }[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** In the page: style rules that the app added although the document already had them. */
function duplicateRules(): string[] {
  const [served = [], ...added] = [...document.styleSheets].map(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  return added.flat().filter((rule) => served.includes(rule));
}

/** The tags in the head that describe the page, without the attributes that mark them. */
function pageHead(page: Page): Promise<string[]> {
  return page
    .locator('title, meta[name], meta[property], link[rel="canonical"]')
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML.replace(/ data-\S+=""/g, '')).sort());
}
