import { test as base, expect } from '@playwright/test';

import { isOpen, jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { fixDate } from '../src/testing/fix-date';
import { content, now, today } from '../src/testing/fixture-content';

export { content, expect, now, today };

/** The widths, in px, at which every screen is tested: phone, tablet, desktop. */
export const widths = [360, 768, 1280] as const;

/** The jobs that can be applied for; the last day of one of them is today. */
export const openJobs = content.jobs.filter((job) => isOpen(job, today));

/** Has benefits and a last day. */
export const job = find('with-benefits');

export const closedJob = find('closed');

/** Its title has 60 characters. */
const longestTitle = find('longest-title');

function find(slug: string) {
  const found = content.jobs.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`There is no job "${slug}" in e2e/content.`);
  return found;
}

export const unknownPath = '/no-such-page';

/** An address for each kind of screen. */
export const pageAddresses = [
  paths.home,
  paths.career,
  ...[job, closedJob, longestTitle].map(jobPath),
  unknownPath,
];

/** The same, with the home page's second address. */
export const allAddresses = [...pageAddresses, paths.homeAlias];

/** What Chromium logs about a missing document; any other missing file is an error. */
const missingDocument = /status of 404 .*\/(404|hOmE|no-such-page)$/;

/** Every test watches its pages: no console error, no uncaught error, no request to another origin. */
export const test = base.extend<{
  date: string;
  watch: { expectErrors: (pattern: RegExp) => void };
}>({
  /** The page's current time, in any ISO 8601 form. */
  date: [now, { option: true }],
  watch: [
    async ({ context, baseURL, date }, use) => {
      const expected = [missingDocument];
      const errors: string[] = [];
      const foreign: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin, href } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
          foreign.push(href);
      });
      // Playwright's clock would also empty `performance`.
      await context.addInitScript(fixDate, Date.parse(date));

      await use({ expectErrors: (pattern) => expected.push(pattern) });

      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
      expect(foreign, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});
