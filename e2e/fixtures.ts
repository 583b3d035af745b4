import { test as base, expect } from '@playwright/test';

import { isOpen, jobPath } from '../src/jobs/job';
import { content, today } from '../src/testing/fixture-content';

type Watch = {
  /** Errors that the test provokes on purpose; all others fail it. */
  expectErrors: (pattern: RegExp) => void;
  /** Another server of the same site, which the test visits. */
  allowOrigin: (origin: string) => void;
};

/** Every test watches its pages: no console error, no uncaught error, no request to another origin. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      const foreign: string[] = [];
      const origins = [new URL(baseURL ?? '').origin];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !origins.includes(url.origin))
          foreign.push(url.href);
      });

      await context.clock.setFixedTime(`${today}T12:00:00-06:00`);

      await use({
        expectErrors: (pattern) => expected.push(pattern),
        allowOrigin: (origin) => origins.push(origin),
      });

      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
      expect(foreign, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { content, expect, today };

/** The console's word on a document that is not there; a missing file of any other kind stays an error. */
export const missingDocument =
  /status of 404 .*\/(404|hOmE|no-such-page|career\/programmer-analyst)$/;

/** The widths, in px, at which every screen is tested: phone, tablet, desktop. */
export const widths = [360, 768, 1280] as const;

/** Addresses of every kind of screen; the last is the 404 page. */
export const screens = ['/', '/Home', '/career', ...content.jobs.map(jobPath), '/no-such-page'];

/** The jobs that can be applied for; the last day of one of them is today. */
export const openJobs = content.jobs.filter((job) => isOpen(job, today));

/** One that stands for all, with benefits and a last day. */
export const job = find('with-benefits');

export const closedJob = find('closed');

function find(slug: string) {
  const found = content.jobs.find((candidate) => candidate.slug === slug);
  if (found === undefined) throw new Error(`There is no job "${slug}" in e2e/content.`);
  return found;
}
