import type { Page, Route } from '@playwright/test';

import { homeLabels } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { content, expect, now, openJobs, test } from './fixtures';
import { documentRequests } from './requests';
import { entry } from './site-menu';
import { expectHydrated, forEachStep, gotoAndHydrate } from './visiting';

/** The browser reports an error, runs half a script, or waits until the timeout. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is cut off': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '"use strict";(self.webpackChunk' }),
  'never arrives': () => {},
};

// Without a last day, because the clock runs far ahead.
const [job] = openJobs as [(typeof openJobs)[number]];

const scripts = (chunk: string) => `**/static/js/${chunk}.*.js`;

/** A request times out after 120 s, and the next one follows within 3 s. */
const longestWait = 125_000;

/** The page's heading; an error screen on load is outside the root. */
const appHeading = (page: Page) => page.locator('#root main h1');

const errorScreen = (page: Page) => page.getByRole('alert');

let documents: string[];

test.beforeEach(async ({ page, watch }) => {
  documents = documentRequests(page);
  // Logged by the browser and webpack about the broken script.
  watch.expectErrors(/Failed to load resource|ChunkLoadError|SyntaxError|Unexpected|missing/);
  // Playwright's clock empties `performance`, where the app looks for a reload.
  await page.addInitScript(() => {
    const opened = performance.getEntriesByType('navigation');
    addEventListener('DOMContentLoaded', () => {
      performance.getEntriesByType = () => opened;
    });
  });
  await page.clock.install({ time: now });
});

async function passTimeUntil(page: Page, condition: () => Promise<boolean> | boolean) {
  await expect(async () => {
    await page.clock.fastForward(longestWait);
    expect(await condition()).toBe(true);
  }).toPass({ intervals: [30] });
}

for (const [failure, answer] of Object.entries(failures)) {
  test.describe(`a script that ${failure}`, () => {
    test('app chunk, on load: the document and its links work', async ({ page }) => {
      await forEachStep(['main', 'app'], async (chunk) => {
        await page.unrouteAll();
        await page.route(scripts(chunk), answer);
        documents.length = 0;
        // While a script is missing, the document never finishes loading.
        await page.goto(paths.home, { waitUntil: 'commit' });
        // Enough for all requests and a reload.
        for (let tries = 0; tries < 10; tries += 1) {
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await page.clock.fastForward(longestWait);
        }
        expect(documents.length).toBeLessThanOrEqual(2);

        await page.getByRole('link', { name: homeLabels.moreInfo }).click();
        await expect(page).toHaveURL('/#About');
        await entry(page, 'Career').click();
        await expect(appHeading(page)).toHaveText(content.careers.title);
      });
    });

    test('page chunk, on load: the document stays readable', async ({ page }) => {
      await page.route(scripts('job'), answer);
      await page.goto(jobPath(job), { waitUntil: 'domcontentloaded' });
      await passTimeUntil(page, () => errorScreen(page).isVisible());
      await expect(appHeading(page)).toHaveText(job.title);
      expect(documents).toHaveLength(2);
    });

    test('page chunk, on navigation: the page loads as a document', async ({ page }) => {
      const isDeployed = () => documents.some((url) => url.endsWith(jobPath(job)));
      await page.route(scripts('job'), (route) =>
        isDeployed() ? route.continue() : answer(route),
      );
      await page.goto(paths.career);
      // The visitor's own reload does not count.
      await page.reload();
      await expectHydrated(page);
      await page.getByRole('link', { name: job.title }).click();
      await passTimeUntil(page, isDeployed);
      await expectHydrated(page);
      await expect(page).toHaveURL(jobPath(job));
      await expect(appHeading(page)).toHaveText(job.title);
      await expect(errorScreen(page)).toBeHidden();
      expect(documents).toHaveLength(3);
    });

    test('chunk outside navigation: nothing happens', async ({ page }) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(String(error)));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const requested = new Set<string>();
      await page.route(scripts('{career,job,tilt}'), (route) => {
        requested.add(route.request().url());
        return answer(route);
      });
      await gotoAndHydrate(page, paths.home);
      const card = page.locator('#Services li').first();
      await entry(page, 'Career').hover();
      await card.hover();
      await passTimeUntil(page, () => requested.size === 3);
      // Enough for all requests.
      for (let tries = 0; tries < 5; tries += 1) await page.clock.fastForward(longestWait);
      await expect(card).toBeVisible();
      await expect(errorScreen(page)).toBeHidden();
      expect(uncaught.join()).not.toContain('ChunkLoadError');
      expect(documents).toHaveLength(1);
    });
  });
}

test('a chunk that keeps failing is retried, the page reloads once, then shows the error screen', async ({
  page,
}) => {
  let requests = 0;
  await page.route(scripts('career'), (route) => {
    requests += 1;
    return route.abort();
  });
  await gotoAndHydrate(page, paths.home);
  await entry(page, 'Career').click();
  await passTimeUntil(page, () => errorScreen(page).isVisible());
  await expect(errorScreen(page).getByText(/^Loading chunk \S+ failed/)).toBeVisible();
  expect(requests).toBeGreaterThanOrEqual(8);
  expect(documents).toHaveLength(2);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHydrated(page);
  await expect(errorScreen(page)).toBeHidden();
  expect(documents).toHaveLength(3);
});

test('offline, the error screen appears without a reload', async ({ page, context }) => {
  await page.route(scripts('career'), (route) => route.abort());
  await gotoAndHydrate(page, paths.home);
  await context.setOffline(true);
  await entry(page, 'Career').click();
  await passTimeUntil(page, () => errorScreen(page).isVisible());
  expect(documents).toHaveLength(1);
});
