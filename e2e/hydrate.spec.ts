import { readdirSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { addressText } from '../src/content/address';
import { formatDate } from '../src/content/format';
import { jobPath, paths } from '../src/content/paths';
import { fontsLoaded, layoutShift, linkTexts } from './support/page-functions';
import { appScriptGlob, delayRequests, fontGlob } from './support/requests';
import { navLink } from './support/site-menu';
import { originOf, sites } from './support/sites';
import {
  content,
  expect,
  job,
  pathsAndAliases,
  test,
  unknownPath,
  visitedPaths,
} from './support/test';
import {
  expectHydrated,
  forEachStep,
  gotoAndHydrate,
  heading,
  nextFrames,
} from './support/visiting';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const path of visitedPaths) {
  test(`${path} hydrates in place, and late fonts cause no layout shift`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const releaseApp = await delayRequests(page, appScriptGlob);
        const releaseFonts = await delayRequests(page, fontGlob);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        const title = await heading(page).elementHandle();
        expect(await page.evaluate(fontsLoaded)).toBe(false);
        releaseApp();
        releaseFonts();
        await expectHydrated(page);
        await page.waitForFunction(fontsLoaded);
        await nextFrames(page);

        expect(await title.evaluate((element) => element.isConnected)).toBe(true);
        expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.005);
      });
    }
  });
}

test('fonts are preloaded, and text shows before they load', async ({ page }) => {
  await page.goto(paths.home);
  // Without `crossorigin`, browsers would load them twice.
  const preloads = page.locator('link[rel="preload"][as="font"][type="font/woff2"][crossorigin]');
  await expect(preloads).toHaveCount(2);
  const displays = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Fallback'))
      .map(({ display }) => display),
  );
  expect(displays).toEqual(['swap', 'swap']);
});

test.describe("with React's development version", () => {
  test.use({ baseURL: originOf(sites.development) });

  // The `consoleErrors` fixture fails on a warning.
  test('every page hydrates without a warning', async ({ page }) => {
    const scripts = readdirSync(`${sites.development.directory}/static/js`);
    expect(scripts).toContain('app.js'); // Production builds have a hash in the name.
    await forEachStep(pathsAndAliases, async (path) => {
      await gotoAndHydrate(page, path);
      await nextFrames(page);
    });
  });

  // The document asks for no such links, but Apple documents only `telephone=no`.
  test('a job hydrates without a warning if an iPhone has put links into its text', async ({
    page,
  }) => {
    const { phone, hrEmail, address } = content.company;
    const found = [phone, hrEmail, addressText(address), formatDate(job.datePosted)];
    await page.addInitScript(linkTexts, found);
    await gotoAndHydrate(page, jobPath(job));
    await nextFrames(page);
    await expect(page.locator('[href^="x-apple-data-detectors"]')).not.toHaveCount(0);
  });
});

for (const [address, path, title] of [
  ['/hOmE', paths.home, content.company.name],
  ['/With-Benefits', jobPath(job), job.title],
] as const) {
  test(`404.html served at ${address} renders the page`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 404 .*\/With-Benefits$/);
    await gotoAndHydrate(page, address);
    await expect(heading(page)).toContainText(title);
    const head = await pageHead(page);
    await page.goto(path);
    expect(head).toEqual(await pageHead(page));
  });
}

test('client navigation updates the head like a full load', async ({ page }) => {
  await gotoAndHydrate(page, unknownPath);
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  const head = await pageHead(page);
  await page.reload();
  expect(head).toEqual(await pageHead(page));
});

/** The tags in the head that describe the page. */
function pageHead(page: Page): Promise<string[]> {
  return page
    .locator('title, meta[name], meta[property], link[rel="canonical"]')
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());
}
