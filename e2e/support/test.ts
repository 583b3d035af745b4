import { readFileSync } from 'node:fs';

import { expect, type Page, type Request, test as base } from '@playwright/test';

import { freezeDate } from '../../fixtures/date';
import { content, now, today } from '../../fixtures/fixture-content';
import { isOpen } from '../../src/content/jobs';
import { jobPath } from '../../src/content/paths';
import { isHydrated } from './page-functions';
import { fixtureFile } from './sites';

export { content, expect, now, today };

/** Includes one that closes today. */
export const openJobs = content.jobs.filter((job) => isOpen(job, now));

/** A job with benefits and a last day to apply, in winter. */
export const job = find('with-benefits');

export const closedJob = find('closed');

/** Its title has 60 characters, and its salary is a range. */
export const longestTitle = find('longest-title');

export function find(slug: string) {
  const found = content.jobs.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`There is no job "${slug}" in fixtures/content.`);
  return found;
}

export const unknownPath = '/no-such-page';

/** One path of each kind of page: those in the sitemap, but for the other jobs, and two that are not. */
export const visitedPaths = [
  ...Array.from(
    readFileSync(fixtureFile('sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = '']) => url.replace(content.company.siteUrl, ''),
  ).filter((path) => !openJobs.some((other) => other !== job && path === jobPath(other))),
  jobPath(closedJob),
  unknownPath,
];

/** What Chromium logs about a missing document or endpoint; any other missing file is an error. */
const missingDocument = /status of 404 .*\/(404|no-such-page|vitals)$/;

/**
 * Uncaught errors, console errors and warnings fail the test that caused them. A request that the
 * Content-Security-Policy blocks, such as one to another origin, is a console error.
 */
export const test = base.extend<{ consoleErrors: { allow: (pattern: RegExp) => void } }>({
  consoleErrors: [
    async ({ context }, use) => {
      const expected = [missingDocument];
      const errors: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          errors.push(`${message.text()} ${message.location().url}`);
        }
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      // Playwright's clock would also empty `performance`.
      await context.addInitScript(freezeDate, now);

      await use({ allow: (pattern) => expected.push(pattern) });

      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until the app has hydrated the document. */
export async function gotoAndHydrate(page: Page, path: string) {
  const response = await page.goto(path);
  await expectHydrated(page);
  return response;
}

export async function expectHydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Waits for effects with no visible result. */
export async function nextFrames(page: Page, count = 3) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Opens every kind of page. Each is a named step, so that a report names the one that failed. */
export async function visitPages(page: Page, run: (path: string) => Promise<void>) {
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    await run(path);
  });
}

/** Runs each case as a named step, so that a report names the one that failed. */
export async function forEachStep(cases: Iterable<string>, run: (item: string) => Promise<void>) {
  for (const item of cases) await test.step(item, () => run(item));
}

export const appScriptGlob = '**/static/js/app.*.js';
export const fontGlob = '**/*.woff2';

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(files);
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The documents that the page requests from now on. */
export const documentRequests = (page: Page) =>
  requests(page, (request) => request.isNavigationRequest());

/** Chunks with that name that the page requests from now on. */
export const scriptRequests = (page: Page, name: string) =>
  requests(page, (request) => new RegExp(`/static/js/(${name})\\.`).test(request.url()));

function requests(page: Page, isWanted: (request: Request) => boolean): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) urls.push(request.url());
  });
  return urls;
}
