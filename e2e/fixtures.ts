import { test as base, expect } from '@playwright/test';

import { isOpen, jobPath, jobs, type Job } from '../src/content/jobs';
import { officeDate } from '../src/today';

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

export { expect };

/** The console's word on a document that is not there; a missing file of any other kind stays an error. */
export const missingDocument =
  /status of 404 .*\/(404|hOmE|no-such-page|career\/programmer-analyst)$/;

/** The widths, in px, at which every screen is tested: phone, tablet, desktop. */
export const widths = [360, 768, 1280] as const;

/** Addresses of every screen, closed jobs' too; the last is the 404 page. */
export const screens = ['/', '/Home', '/career', ...jobs.map(jobPath), '/no-such-page'];

/** The jobs that can be applied for. */
export const openings = jobs.filter((job) => isOpen(job, officeDate(new Date())));

/** Any one of them. */
export function anOpening(): Job {
  const [job] = openings;
  if (job === undefined) throw new Error('There is no opening to test with.');
  return job;
}
