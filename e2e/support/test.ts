import { expect, test as base } from '@playwright/test';

import { content, now, today } from '../../fixtures/fixture-content';
import { isOpen } from '../../shared/jobs/open-jobs';
import { jobPath, paths } from '../../shared/paths';
import { pagePaths } from '../../src/pages/page-definition';
import { listPages } from '../../src/pages/page-list';
import { freezeDate } from '../../src/testing/freeze-date';

export { content, expect, now, today };

/** The widths, in px, at which every page is tested: phone, tablet, desktop. */
export const widths = [360, 768, 1280] as const;

/** A4 without its margins, in px. */
export const paperWidth = 658;

/** Includes one that closes today. */
export const openJobs = content.jobs.filter((job) => isOpen(job, now));

/** A job with benefits and a last day to apply, in winter. */
export const job = find('with-benefits');

export const closedJob = find('closed');

/** Its title has 60 characters. */
export const longestTitle = find('longest-title');

export function find(slug: string) {
  const found = content.jobs.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`There is no job "${slug}" in fixtures/content.`);
  return found;
}

export const unknownPath = '/no-such-page';

/** The jobs that the tests visit. */
export const visitedJobs = [job, closedJob, longestTitle];

const pages = listPages(visitedJobs);

/** One path of every page, and of the visited jobs. */
export const visitedPaths = pages.map(pathTo);

/** `visitedPaths`, and the aliases of those pages. */
export const pathsAndAliases = [
  ...visitedPaths,
  ...pages.flatMap((page) => pagePaths(page).slice(1)),
];

/** The pages that are in `e2e/recordings`. */
export const recordedPaths = [
  paths.home,
  paths.career,
  jobPath(job),
  jobPath(closedJob),
  unknownPath,
];

/** A path that shows the page. */
export function pathTo({ path }: { path: string }): string {
  return path === '*' ? unknownPath : path;
}

/** What Chromium logs about a missing document or endpoint; any other missing file is an error. */
const missingDocument = /status of 404 .*\/(404|hOmE|no-such-page|vitals)$/;

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
