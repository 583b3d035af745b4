import { readdirSync, readFileSync } from 'node:fs';

import type { Page, Request, Route } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { navLink } from './support/page-objects';
import { fixtureFile, originOf, sites, vitalsEndpoint } from './support/sites';
import {
  content,
  documentRequests,
  expect,
  expectHydrated,
  gotoAndHydrate,
  now,
  openJobs,
  test,
} from './support/test';

type Answer = (route: Route) => Promise<void> | void;

const abort: Answer = (route) => route.abort();
const missing: Answer = (route) => route.fulfill({ status: 404, body: 'not found' });
const never: Answer = () => {};

// This job never closes: the clock runs far ahead.
const [job] = openJobs as [(typeof openJobs)[number]];

/** The script with the job's text. */
const jobChunk = readdirSync(fixtureFile('static/js'))
  .filter((file) => file.endsWith('.js'))
  .find((file) =>
    readFileSync(fixtureFile(`static/js/${file}`), 'utf8').includes(String(job.duties[0])),
  );

/** The page's heading; an error screen on load is outside the root. */
const appHeading = (page: Page) => page.locator('#root main h1');

const errorScreen = (page: Page) => page.getByRole('alert');

const chunkError = /^Loading chunk \S+ failed/;

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
  consoleErrors.allow(/Failed to load resource|ChunkLoadError|missing/);
  // Playwright's clock empties `performance`, where the app looks for a reload.
  await page.addInitScript(() => {
    const opened = performance.getEntriesByType('navigation');
    addEventListener('DOMContentLoaded', () => {
      performance.getEntriesByType = () => opened;
    });
  });
  await page.clock.install({ time: now });
});

/** Answers requests for scripts instead of the server, perhaps never. */
async function answerScripts(page: Page, files: string, answer: Answer) {
  await page.route(`**/static/js/${files}`, (route) => {
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

const passTimeUntilErrorScreen = (page: Page) =>
  passTimeUntil(page, 'the error screen is visible', () => errorScreen(page).isVisible());

test("the document and its links work if the app's script is missing", async ({ page }) => {
  let hasGivenUp = false;
  page.on('console', (message) => {
    hasGivenUp ||= message.text().startsWith('ChunkLoadError');
  });
  await answerScripts(page, 'app.*.js', abort);
  await page.goto(paths.home);
  await passTimeUntil(page, 'the app has given up', () => hasGivenUp);
  expect(documents).toHaveLength(2);

  await page.getByRole('link', { name: 'MORE INFO' }).click();
  await expect(page).toHaveURL('/#About');
  await navLink(page, 'Career').click();
  await expect(appHeading(page)).toHaveText(content.careers.title);
});

test('if the script of a page never arrives, the page reloads once, then shows the error above its text', async ({
  page,
}) => {
  await answerScripts(page, 'job.*.js', never);
  await page.goto(jobPath(job));
  await passTimeUntilErrorScreen(page);
  await expect(errorScreen(page).getByRole('heading')).toBeFocused();
  await expect(errorScreen(page).getByText(chunkError)).toBeVisible();
  await expect(appHeading(page)).toHaveText(job.title);
  expect(documents).toHaveLength(2);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHydrated(page);
  await expect(errorScreen(page)).toBeHidden();
});

test('after a deploy, a link whose script is missing loads the document', async ({ page }) => {
  // The new document refers to scripts that exist.
  const hasNewDocument = () => documents.some((url) => url.endsWith(jobPath(job)));
  await answerScripts(page, String(jobChunk), (route) =>
    hasNewDocument() ? route.continue() : missing(route),
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

test('a page whose script fails three times still opens, without a reload', async ({ page }) => {
  let requests = 0;
  await answerScripts(page, 'career.*.js', (route) =>
    ++requests > 3 ? route.continue() : route.abort(),
  );
  await gotoAndHydrate(page, paths.home);
  await navLink(page, 'Career').click();
  await passTimeUntil(page, 'the page is open', () => page.url().endsWith(paths.career));
  await expect(appHeading(page)).toHaveText(content.careers.title);
  expect(documents).toHaveLength(1);
});

test('offline, the error screen appears without a reload, below the navigation', async ({
  page,
  context,
}) => {
  await answerScripts(page, 'career.*.js', abort);
  await gotoAndHydrate(page, paths.home);
  await context.setOffline(true);
  await navLink(page, 'Career').click();
  await passTimeUntilErrorScreen(page);
  expect(documents).toHaveLength(1);
  await expect(page).toHaveTitle('Unexpected Application Error!');

  await navLink(page, 'Home').click();
  await expect(appHeading(page)).toContainText(content.company.name);
  await expect(errorScreen(page)).toBeHidden();
});

test('an error screen is reported to vitalsEndpoint, with nothing about the visitor', async ({
  page,
}) => {
  const errors: Record<string, unknown>[] = [];
  await page.route(`**${vitalsEndpoint}`, async (route) => {
    const report = route.request().postDataJSON();
    if (report.name === 'error') errors.push(report);
    await route.fulfill({ status: 204 });
  });
  await answerScripts(page, 'career.js', abort);
  await page.goto(`${originOf(sites.longest)}${paths.career}?email=visitor@example.com`);
  await passTimeUntil(page, 'the error is reported', () => errors.length > 0);
  expect(errors).toEqual([
    { name: 'error', message: expect.stringMatching(chunkError), page: paths.career },
  ]);
});
