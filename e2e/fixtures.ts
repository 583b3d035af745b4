import { test as base, expect } from '@playwright/test';

import { isOpen, jobPath } from '../src/jobs/job';
import { content, today } from '../src/testing/fixture-content';

type Watch = {
  /** Errors that the test provokes on purpose; all others fail it. */
  expectErrors: (pattern: RegExp) => void;
  /** Another server of the same site, which the test visits. */
  allowOrigin: (origin: string) => void;
};

/** The moment at which all tests take place. */
export const now = `${today}T12:00:00-06:00`;

/** Every test watches its pages: no console error, no uncaught error, no request to another origin. */
export const test = base.extend<{ watch: Watch; moment: string | null }>({
  /** What pages take for the present; `null` for the real one. */
  moment: [now, { option: true }],
  watch: [
    async ({ context, baseURL, moment }, use) => {
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

      if (moment !== null) await context.addInitScript(fixDate, Date.parse(moment));

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

/** Playwright's clock would do more than this: it empties `performance` of its entries. */
function fixDate(time: number) {
  window.Date = class extends Date {
    constructor(...values: [] | [string | number]) {
      super(values[0] ?? time);
    }
    static override now = () => time;
  } as DateConstructor;
}

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
