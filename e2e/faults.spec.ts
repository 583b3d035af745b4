import { readdirSync, readFileSync } from 'node:fs';

import type { Page, Route } from '@playwright/test';

import { installClock } from './clock';
import { homePage } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { content, expect, openJobs, test } from './fixtures';
import { built } from './sites';
import { documentRequests, expectStarted, stillness } from './visiting';

test.use(stillness);

/** What can happen to a script on its way. */
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
    route.fulfill({ contentType: 'text/javascript', body: firstHalf(route.request().url()) }),
  'never answers': () => {},
  'is out of reach (offline)': (route) => route.abort('internetdisconnected'),
};

const startChunks = ['main', 'react', 'router', 'ui', 'app'];

// Without a last day: the clock runs far ahead here.
const [job] = openJobs as [(typeof openJobs)[number]];

/** Each page's chunk, an address that needs it, and how a visitor gets there from another page. */
const pageChunks = [
  {
    chunk: 'career',
    address: '/career',
    from: '/',
    go: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Career' }).click(),
  },
  {
    chunk: 'job',
    address: jobPath(job),
    from: '/career',
    go: (page: Page) => page.getByRole('link', { name: job.title }).click(),
  },
  {
    chunk: 'not-found',
    address: '/no-such-page',
    from: '/',
    // No link leads there; the visitor's history may.
    go: async (page: Page) => {
      await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/');
      await page.evaluate(() => history.forward());
    },
  },
];

const files = readdirSync(built('static/js'));

function firstHalf(url: string): string {
  const file = files.find((name) => url.endsWith(name)) ?? '';
  const script = readFileSync(built(`static/js/${file}`), 'utf8');
  return script.slice(0, script.length / 2);
}

/** A try lasts 120 s at most, and at most 3 s pass between two. */
const longestWait = 125_000;

/** The page's own heading; an error screen stands outside the root. */
const heading = (page: Page) => page.locator('#root main h1');

test.beforeEach(async ({ page, watch }) => {
  // Whatever the browser and webpack say of the script that is amiss.
  watch.expectErrors(
    /Failed to load resource|Refused to execute|ChunkLoadError|SyntaxError|Unexpected|Invalid|missing|net::ERR/,
  );
  await installClock(page);
});

/** Lets the pauses and timeouts of all tries pass, and whatever reload follows. */
async function letTimePass(page: Page) {
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.clock.fastForward(longestWait);
  }
}

for (const [fault, answer] of Object.entries(faults)) {
  test.describe(`A script that ${fault}`, () => {
    test.slow();

    test('at the first load: the document reads on and its links lead on', async ({ page }) => {
      const documents = documentRequests(page);
      for (const chunk of startChunks) {
        await page.unrouteAll();
        await page.route(`**/static/js/${chunk}.*.js`, answer);
        documents.length = 0;
        // A script that never comes keeps the document from ever having loaded.
        await page.goto('/', { waitUntil: 'commit' });
        await letTimePass(page);
        expect(documents.length, chunk).toBeLessThanOrEqual(2);

        await page.getByRole('link', { name: homePage.moreInfo }).click();
        await expect(page, chunk).toHaveURL('/#About');
        await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
        await expect(heading(page), chunk).toHaveText(content.careers.title);
      }
    });

    test('at the first load of its page: the page stays below the error screen', async ({
      page,
    }) => {
      const documents = documentRequests(page);
      for (const { chunk, address } of pageChunks) {
        await page.unrouteAll();
        await page.route(`**/static/js/${chunk}.*.js`, answer);
        documents.length = 0;
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        const title = await heading(page).innerText();
        const screen = page.getByRole('alert');
        await expect(async () => {
          await page.clock.fastForward(longestWait);
          expect(await screen.isVisible(), chunk).toBe(true);
        }).toPass({ intervals: [30] });
        await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
        await expect(heading(page), chunk).toHaveText(title, { useInnerText: true });
        expect(documents, chunk).toHaveLength(2);
      }
    });

    test('at a navigation: the server is asked for the page instead', async ({ page }) => {
      const documents = documentRequests(page);
      for (const { chunk, address, from, go } of pageChunks) {
        const isDeployed = () => documents.some((url) => url.endsWith(address));
        await page.unrouteAll();
        await page.route(`**/static/js/${chunk}.*.js`, (route) =>
          isDeployed() ? route.continue() : answer(route),
        );
        await page.goto(from);
        await expectStarted(page);
        documents.length = 0;
        await go(page);
        await expect(async () => {
          await page.clock.fastForward(longestWait);
          expect(isDeployed(), chunk).toBe(true);
        }).toPass({ intervals: [30] });
        await expectStarted(page);
        await expect(page).toHaveURL(address);
        await expect(heading(page), chunk).toBeVisible();
        await expect(page.getByRole('alert')).toBeHidden();
        expect(documents, chunk).toHaveLength(1);
      }
    });

    test('tilt: the cards stand still, and that is all', async ({ page }) => {
      const documents = documentRequests(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.route('**/static/js/tilt.*.js', answer);
      await page.goto('/');
      await expectStarted(page);
      const card = page.locator('#Services li').first();
      await card.hover();
      await page.clock.fastForward(longestWait);
      await expect(card).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
      expect(documents).toHaveLength(1);
    });
  });
}
