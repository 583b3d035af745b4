import { readdirSync, readFileSync } from 'node:fs';

import type { Page, Request, Route } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { edits } from './support/edited-site-content';
import { translateText } from './support/page-functions';
import { documentRequests, scriptRequests } from './support/requests';
import { navLink } from './support/site-menu';
import { fixtureFile, originOf, sites } from './support/sites';
import { content, expect, now, openJobs, test } from './support/test';
import { expectHydrated, gotoAndHydrate } from './support/visiting';

/** The browser reports an error, runs half a script, or waits until the timeout. */
const failures: Record<string, (route: Route) => Promise<void> | void> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is cut off': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '"use strict";(self.webpackChunk' }),
  'never arrives': () => {},
};

// This job never closes: the clock runs far ahead.
const [job] = openJobs as [(typeof openJobs)[number]];

const scripts = (chunk: string) => `**/static/js/${chunk}.*.js`;

/** The page's heading; an error screen on load is outside the root. */
const appHeading = (page: Page) => page.locator('#root main h1');

const errorScreen = (page: Page) => page.getByRole('alert');

/** A request times out after 120 s, and the next one follows within 3 s. */
const timeoutAndPauseMs = 125_000;

let documents: string[];

/** Scripts on their way from the server. */
let arriving: Set<Request>;

test.beforeEach(async ({ page, consoleErrors }) => {
  documents = documentRequests(page);
  arriving = new Set();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') arriving.add(request);
  });
  page.on('requestfinished', (request) => arriving.delete(request));
  page.on('requestfailed', (request) => arriving.delete(request));
  // Logged by the browser and webpack about the broken script.
  consoleErrors.allow(/Failed to load resource|ChunkLoadError|SyntaxError|Unexpected|missing/);
  // Playwright's clock empties `performance`, where the app looks for a reload.
  await page.addInitScript(() => {
    const opened = performance.getEntriesByType('navigation');
    addEventListener('DOMContentLoaded', () => {
      performance.getEntriesByType = () => opened;
    });
  });
  await page.clock.install({ time: now });
});

/** Answers requests for a chunk instead of the server, perhaps never. */
async function answerScripts(
  page: Page,
  chunk: string,
  answer: (route: Route) => Promise<void> | void,
) {
  await page.route(scripts(chunk), (route) => {
    arriving.delete(route.request());
    return answer(route);
  });
}

/** Lets scripts arrive in between: otherwise, on a slow machine, all would time out. */
async function passTimeUntil(
  page: Page,
  description: string,
  condition: () => Promise<boolean> | boolean,
) {
  await expect(async () => {
    if (arriving.size === 0) await page.clock.fastForward(timeoutAndPauseMs);
    expect(await condition(), description).toBe(true);
  }).toPass({ intervals: [30] });
}

for (const [failure, answer] of Object.entries(failures)) {
  test(`the document and its links work if the app's script ${failure}`, async ({ page }) => {
    let hasGivenUp = false;
    page.on('console', (message) => {
      hasGivenUp ||= message.text().startsWith('ChunkLoadError');
    });
    await answerScripts(page, 'app', answer);
    await page.goto(paths.home);
    await passTimeUntil(page, 'the app has given up', () => hasGivenUp);
    expect(documents).toHaveLength(2);

    await page.getByRole('link', { name: 'MORE INFO' }).click();
    await expect(page).toHaveURL('/#About');
    await navLink(page, 'Career').click();
    await expect(appHeading(page)).toHaveText(content.careers.title);
  });

  test(`a directly opened page stays readable if its chunk ${failure}`, async ({ page }) => {
    await answerScripts(page, 'job', answer);
    await page.goto(jobPath(job));
    await passTimeUntil(page, 'the error screen is visible', () => errorScreen(page).isVisible());
    // Orca speaks it in Firefox, without "clickable".
    await expect(errorScreen(page).getByRole('heading')).toBeFocused();
    await expect(page.locator('body > div:not([role="none"])')).toHaveCount(0);
    await expect(appHeading(page)).toHaveText(job.title);
    expect(documents).toHaveLength(2);
  });

  test(`a link falls back to a full page load if its chunk ${failure}`, async ({ page }) => {
    // The new document refers to scripts that exist, as after a deploy.
    const hasNewDocument = () => documents.some((url) => url.endsWith(jobPath(job)));
    await answerScripts(page, 'job', (route) =>
      hasNewDocument() ? route.continue() : answer(route),
    );
    await page.goto(paths.career);
    // A manual reload must not use up the automatic one.
    await page.reload();
    await expectHydrated(page);
    await page.getByRole('link', { name: job.title }).click();
    await passTimeUntil(page, "the job's document is requested", hasNewDocument);
    await expectHydrated(page);
    await expect(page).toHaveURL(jobPath(job));
    await expect(appHeading(page)).toHaveText(job.title);
    await expect(errorScreen(page)).toBeHidden();
  });
}

test.describe('with a vitalsEndpoint', () => {
  test.use({ baseURL: originOf(sites.edited) });

  for (const { what, chunk, open } of [
    { what: 'a failed start', chunk: 'app', open: paths.home },
    { what: 'an error screen', chunk: 'career', open: paths.career },
  ]) {
    test(`${what} is reported, with nothing about the visitor`, async ({ page }) => {
      const errors = await collectErrors(page);
      await answerScripts(page, chunk, (route) => route.abort());
      await page.goto(open);
      await passTimeUntil(page, 'the error is reported', () => errors.length > 0);
      expect(errors).toEqual([
        {
          name: 'error',
          message: expect.stringMatching(/^Loading chunk \S+ failed/),
          chunk: expect.stringMatching(`/static/js/${chunk}\\.`),
          page: open,
        },
      ]);
    });
  }

  test('a document that differs from the app is reported, and rendered again', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Minified React error #418/);
    const errors = await collectErrors(page);
    await page.route(paths.career, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<h1', '<h1>From a proxy</h1><h1');
      await route.fulfill({ response, body: html });
    });
    await page.goto(paths.career);
    await passTimeUntil(page, 'the error is reported', () => errors.length > 0);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('#418'),
      page: paths.career,
    });
    await expect(page.getByText('From a proxy')).toHaveCount(0);
  });

  test('a translated document is rendered again, but not reported', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Minified React error #418/);
    const errors = await collectErrors(page);
    const reportedInConsole = page.waitForEvent('pageerror');
    await page.addInitScript(translateText, { goesOn: false });
    await gotoAndHydrate(page, paths.career);
    await reportedInConsole;
    // Later than a report of the mismatch
    await page.evaluate((endpoint) => {
      navigator.sendBeacon(endpoint, JSON.stringify({ name: 'error', message: 'the last' }));
    }, edits.vitalsEndpoint);
    await expect.poll(() => errors.map(({ message }) => message)).toEqual(['the last']);
  });

  /** The reports of errors that the page sends. */
  async function collectErrors(page: Page) {
    const errors: Record<string, unknown>[] = [];
    await page.route(`**${edits.vitalsEndpoint}`, async (route) => {
      const report = route.request().postDataJSON();
      if (report.name === 'error') errors.push(report);
      await route.fulfill({ status: 204 });
    });
    return errors;
  }
});

test('visitors do not notice when a prefetch or the tilt library fails to load', async ({
  page,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await answerScripts(page, '{career,job,tilt}', (route) => route.abort());
  const requests = scriptRequests(page, 'career|job|tilt');
  await gotoAndHydrate(page, paths.home);
  const card = page.locator('#Services li').first();
  await navLink(page, 'Career').hover();
  await card.hover();
  await passTimeUntil(page, 'all three scripts are requested', () => new Set(requests).size === 3);
  // Longer than all retries take.
  for (let tries = 0; tries < 4; tries++) await page.clock.fastForward(timeoutAndPauseMs);
  await expect(card).toBeVisible();
  await expect(errorScreen(page)).toBeHidden();
  expect(uncaught).toEqual([]);
  expect(documents).toHaveLength(1);
  const failed = requests.length;
  await navLink(page, 'Career').hover();
  await expect.poll(() => requests.length).toBeGreaterThan(failed);
});

test("if a job's text does not load, an error appears, not the 404 page", async ({ page }) => {
  const files = readdirSync(fixtureFile('static/js')).filter((file) => file.endsWith('.js'));
  const file = files.find((name) =>
    readFileSync(fixtureFile(`static/js/${name}`), 'utf8').includes(String(job.duties[0])),
  );
  const [chunk = ''] = String(file).split('.');
  const requests = scriptRequests(page, chunk);
  await answerScripts(page, chunk, (route) => route.abort());
  await gotoAndHydrate(page, paths.career);
  await page.getByRole('link', { name: job.title }).click();
  await passTimeUntil(page, 'the error screen is visible', () => errorScreen(page).isVisible());
  await expect(errorScreen(page).getByText(/^Loading chunk \S+ failed/)).toBeVisible();
  await expect(appHeading(page)).toHaveText(job.title);
  expect(requests.length).toBeGreaterThanOrEqual(8);
  expect(documents).toHaveLength(2);
});

test('a script that keeps failing is retried, then the page reloads once, then shows an error', async ({
  page,
}) => {
  const requests = scriptRequests(page, 'career');
  await answerScripts(page, 'career', (route) => route.abort());
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  await passTimeUntil(page, 'the error screen is visible', () => errorScreen(page).isVisible());
  await expect(errorScreen(page).getByText(/^Loading chunk \S+ failed/)).toBeVisible();
  expect(requests.length).toBeGreaterThanOrEqual(8);
  expect(documents).toHaveLength(2);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHydrated(page);
  await expect(errorScreen(page)).toBeHidden();
});

test('a script that never arrives times out four times after 120 s, then the page reloads', async ({
  page,
}) => {
  await answerScripts(page, 'career', () => {});
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  // Four timeouts and three pauses take 484.6 s. In steps, because a retry starts only between two
  // calls.
  for (let step = 0; step < 19; step++) await page.clock.runFor(25_000);
  expect(documents).toHaveLength(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => documents).toHaveLength(2);
});

test('offline, the error screen appears without a reload, below the navigation', async ({
  page,
  context,
}) => {
  await answerScripts(page, 'career', (route) => route.abort());
  await gotoAndHydrate(page, paths.home);
  await context.setOffline(true);
  await navLink(page, 'Career').click();
  await passTimeUntil(page, 'the error screen is visible', () => errorScreen(page).isVisible());
  expect(documents).toHaveLength(1);
  await expect(page).toHaveTitle('Unexpected Application Error!');

  await navLink(page, 'Home').click();
  await expect(appHeading(page)).toContainText(content.company.name);
  await expect(errorScreen(page)).toBeHidden();
});
