import type { Page, Route } from '@playwright/test';

import { homeLabels } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { content, expect, now, openJobs, test } from './fixtures';
import { entry } from './site-menu';
import { documentRequests, expectHydrated, gotoAndHydrate } from './visiting';

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'is HTML with status 200': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'X-Content-Type-Options': 'nosniff' },
      body: '<!doctype html><title>Welcome</title>',
    }),
  'is cut off half-way': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '"use strict";(self.webpackChunk' }),
  'never answers': () => {},
  'is out of reach (offline)': (route) => route.abort('internetdisconnected'),
};

const startChunks = ['main', 'vendors', 'app'];

// Without a last day: the clock runs far ahead here.
const [job] = openJobs as [(typeof openJobs)[number]];

const scripts = (chunk: string) => `**/static/js/${chunk}.*.js`;

/** A try lasts 120 s at most, and at most 3 s pass between two. */
const longestWait = 125_000;

/** The page's heading; an error screen at the first load is outside the root. */
const heading = (page: Page) => page.locator('#root main h1');

const errorScreen = (page: Page) => page.getByRole('alert');

let documents: string[];

test.beforeEach(async ({ page, watch }) => {
  documents = documentRequests(page);
  // Whatever the browser and webpack log about the broken script.
  watch.expectErrors(
    /Failed to load resource|Refused to execute|ChunkLoadError|SyntaxError|Unexpected|Invalid|missing|net::ERR/,
  );
  // Playwright's clock empties `performance`, from which the app learns that it was reloaded.
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

for (const [fault, answer] of Object.entries(faults)) {
  test.describe(`A script that ${fault}`, () => {
    test.slow();

    test('at the first load: the document stays readable and its links work', async ({ page }) => {
      for (const chunk of startChunks) {
        await test.step(chunk, async () => {
          await page.unrouteAll();
          await page.route(scripts(chunk), answer);
          documents.length = 0;
          // While a script is missing, the document never finishes loading.
          await page.goto(paths.home, { waitUntil: 'commit' });
          // Enough for all tries and a reload.
          for (let tries = 0; tries < 10; tries += 1) {
            await expect(page.getByRole('contentinfo')).toBeVisible();
            await page.clock.fastForward(longestWait);
          }
          expect(documents.length, chunk).toBeLessThanOrEqual(2);

          await page.getByRole('link', { name: homeLabels.moreInfo }).click();
          await expect(page, chunk).toHaveURL('/#About');
          await entry(page, 'Career').click();
          await expect(heading(page), chunk).toHaveText(content.careers.title);
        });
      }
    });

    test('at the first load of its page: the page stays below the error screen', async ({
      page,
    }) => {
      await page.route(scripts('job'), answer);
      await page.goto(jobPath(job), { waitUntil: 'domcontentloaded' });
      await passTimeUntil(page, () => errorScreen(page).isVisible());
      await expect(heading(page)).toHaveText(job.title);
      expect(documents).toHaveLength(2);
    });

    test('at a navigation: the server is asked for the page instead', async ({ page }) => {
      const isDeployed = () => documents.some((url) => url.endsWith(jobPath(job)));
      await page.route(scripts('job'), (route) =>
        isDeployed() ? route.continue() : answer(route),
      );
      await page.goto(paths.career);
      // The visitor's own reload does not use up the one that finds the page.
      await page.reload();
      await expectHydrated(page);
      await page.getByRole('link', { name: job.title }).click();
      await passTimeUntil(page, isDeployed);
      await expectHydrated(page);
      await expect(page).toHaveURL(jobPath(job));
      await expect(heading(page)).toHaveText(job.title);
      await expect(errorScreen(page)).toBeHidden();
      expect(documents).toHaveLength(3);
    });

    test('tilt: the cards do not tilt, and nothing else changes', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.route(scripts('tilt'), answer);
      await gotoAndHydrate(page, paths.home);
      const card = page.locator('#Services li').first();
      await card.hover();
      await page.clock.fastForward(longestWait);
      await expect(card).toBeVisible();
      await expect(errorScreen(page)).toBeHidden();
      expect(documents).toHaveLength(1);
    });
  });
}

test('a chunk is requested four times, the page reloads once, then the error screen stays', async ({
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

test('a chunk that fails outside a navigation raises no error', async ({ page }) => {
  await page.addInitScript(() => {
    const rejections: string[] = [];
    Object.assign(window, { rejections });
    addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const failed = new Set<string>();
  await page.route(scripts('{career,job,tilt}'), (route) => {
    failed.add(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await gotoAndHydrate(page, paths.home);
  await entry(page, 'Career').hover();
  await page.locator('#Services li').first().hover();
  await passTimeUntil(page, () => failed.size === 3);
  // Enough for all tries.
  for (let tries = 0; tries < 5; tries += 1) await page.clock.fastForward(longestWait);
  expect(await page.evaluate(() => Reflect.get(window, 'rejections'))).toEqual([]);
  await expect(errorScreen(page)).toBeHidden();
  expect(documents).toHaveLength(1);
});

test('a page appears even if its chunk fails at first', async ({ page }) => {
  await page.route(scripts('career'), (route) => route.abort(), { times: 3 });
  await gotoAndHydrate(page, paths.home);
  await entry(page, 'Career').click();
  await passTimeUntil(page, () => heading(page).getByText(content.careers.title).isVisible());
  expect(documents).toHaveLength(1);
});
