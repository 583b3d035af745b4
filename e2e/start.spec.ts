import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { isHydrated } from './support/page-functions';
import { heading, navLink } from './support/page-objects';
import { fixtureFile, originOf, sites } from './support/sites';
import {
  appScriptGlob,
  content,
  delayRequests,
  expect,
  expectHydrated,
  fontGlob,
  forEachStep,
  gotoAndHydrate,
  job,
  nextFrames,
  now,
  scriptRequests,
  test,
  unknownPath,
  visitedPaths,
} from './support/test';

test('the app waits until the page has loaded, but not for a picture that never arrives', async ({
  page,
}) => {
  await page.clock.install({ time: now });
  await page.route('**/icon.svg?never', () => {});
  await page.addInitScript(() => {
    new Image().src = '/icon.svg?never';
  });
  const requests = scriptRequests(page, 'app');
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await expect(heading(page)).toBeVisible();
  await nextFrames(page, 30);
  expect(requests).toEqual([]);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    expect(await page.evaluate(isHydrated)).toBe(true);
  }).toPass();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('Back before the app starts, after a reload, shows the page that the address names', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  const releaseApp = await delayRequests(page, appScriptGlob);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.home);
  releaseApp();
  await expect(heading(page)).toContainText(content.home.hero.offer);
  await expectHydrated(page);
  await page.goForward();
  await expect(page).toHaveURL(paths.career);
  await expect(heading(page)).toHaveText(content.careers.title);
});

test(
  'once the app has started, the scripts of the next pages are fetched',
  { tag: '@engines' },
  async ({ page }) => {
    const requests = scriptRequests(page, 'career|job');
    await gotoAndHydrate(page, paths.home);
    // The browser fetches them when it has nothing else to do.
    await expect.poll(() => requests.length).toBe(2);
  },
);

test('every page shows before its fonts and the app, which then move nothing', async ({ page }) => {
  await forEachStep(visitedPaths, async (path) => {
    for (const width of path === paths.home ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      const releaseApp = await delayRequests(page, appScriptGlob);
      const releaseFonts = await delayRequests(page, fontGlob);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const shown = await page.evaluateHandle(() => [...document.querySelectorAll('h1, img')]);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      releaseApp();
      releaseFonts();
      await expectHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await nextFrames(page);

      expect(await shown.evaluate((all) => all.every(({ isConnected }) => isConnected))).toBe(true);
      expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.01);
    }
  });
});

// The walk through the longest site (layout.spec.ts) opens all other pages in React's development
// version, too, whose warnings fail a test.
test("React's development version finds no mismatch at /Home nor on a job that has closed since the build; the last of 100 jobs opens", async ({
  page,
}) => {
  const origin = originOf(sites.longest);
  await gotoAndHydrate(page, origin + paths.homeAlias);
  await page.clock.setFixedTime('2028-01-01T00:00:00-06:00');
  await gotoAndHydrate(page, origin + jobPath(job));
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await navLink(page, 'Career').click();
  const last = page.getByRole('article').last();
  const title = await last.getByRole('heading').innerText();
  await last.getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
});

test('an address in capital letters is answered with 404, whose page leads on; /career.html leads to /career', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await gotoAndHydrate(page, unknownPath);
  for (const [typed, path, title] of [
    ['/Career', paths.career, content.careers.title],
    [jobPath(job).toUpperCase(), jobPath(job), job.title],
  ] as const) {
    const response = await page.goto(`${typed}?from=mail#main`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`${path}?from=mail#main`);
    await expect(heading(page)).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(unknownPath);
  }
  // As some hosts serve it.
  await page.route('**/career.html', (route) =>
    route.fulfill({ path: fixtureFile('career.html') }),
  );
  await gotoAndHydrate(page, '/career.html');
  await expect(page).toHaveURL(paths.career);
  await expect(heading(page)).toHaveText(content.careers.title);
  await expect(navLink(page, 'Career')).toHaveAttribute('aria-current', 'page');
});

test('a link gives a page the title and the address to share that it has when loaded', async ({
  page,
}) => {
  await gotoAndHydrate(page, unknownPath);
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
  const head = await titleAndAddress(page);
  await page.reload();
  await expectHydrated(page);
  expect(head).toEqual(await titleAndAddress(page));
  expect(head).toHaveLength(2);
  await page.goBack();
  await expect(heading(page)).toHaveText(content.notFound.title);
  expect(await titleAndAddress(page)).toHaveLength(1);
});

function titleAndAddress(page: Page): Promise<string[]> {
  return page
    .locator('title, link[rel="canonical"]')
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());
}

/** Runs in the page: the Cumulative Layout Shift so far. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as unknown as { value: number }[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
