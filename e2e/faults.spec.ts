import { readdirSync, readFileSync } from 'node:fs';

import type { Page, Route } from '@playwright/test';

import { company } from '../src/content/company';
import { jobPath } from '../src/content/jobs';
import { anOpening, expect, test } from './fixtures';
import { expectStarted } from './visiting';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** Each page's chunk, an address that needs it, and how a visitor gets there from another page. */
const pageChunks = [
  {
    chunk: 'career',
    address: '/career',
    heading: 'Join Our Team',
    from: '/',
    go: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Career' }).click(),
  },
  {
    chunk: 'job',
    address: jobPath(anOpening()),
    heading: anOpening().title,
    from: '/career',
    go: (page: Page) => page.getByRole('link', { name: anOpening().title }).click(),
  },
  {
    chunk: 'not-found',
    address: '/no-such-page',
    heading: '404 Error - Page Not Found',
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

const files = readdirSync('dist/static/js');

function firstHalf(url: string): string {
  const file = files.find((name) => url.endsWith(name)) ?? '';
  const script = readFileSync(`dist/static/js/${file}`, 'utf8');
  return script.slice(0, script.length / 2);
}

/** A try lasts 120 s at most, and at most 3 s pass between two. */
const longestWait = 125_000;

test.beforeEach(async ({ page, watch }) => {
  // Whatever the browser and webpack say of the script that is amiss.
  watch.expectErrors(
    /Failed to load resource|Refused to execute|ChunkLoadError|SyntaxError|Unexpected|Invalid|missing|net::ERR/,
  );
  await page.clock.install();
});

async function spoil(page: Page, chunk: string, fault: string) {
  await page.route(`**/static/js/${chunk}.*.js`, faults[fault] ?? (() => {}));
}

function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Lets the pauses and timeouts of all tries pass, and whatever reload follows. */
async function letTimePass(page: Page) {
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.clock.fastForward(longestWait);
  }
}

for (const fault of Object.keys(faults)) {
  test.describe(`A script that ${fault}`, () => {
    for (const chunk of startChunks) {
      test(`${chunk}, at the first load: the document reads on and its links lead on`, async ({
        page,
      }) => {
        const documents = countDocuments(page);
        await spoil(page, chunk, fault);
        // A first script that never comes keeps the document from ever having loaded.
        await page.goto('/', { waitUntil: 'commit' });
        await letTimePass(page);
        expect(documents()).toBeLessThanOrEqual(2);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);

        await page.getByRole('link', { name: 'MORE INFO' }).click();
        await expect(page).toHaveURL('/#About');
        await page.getByRole('banner').getByRole('link', { name: 'Career' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
      });
    }

    for (const { chunk, address, heading } of pageChunks) {
      test(`${chunk}, at the first load: the page stays below the error screen`, async ({
        page,
      }) => {
        const documents = countDocuments(page);
        await spoil(page, chunk, fault);
        await page.goto(address);
        const screen = page.getByRole('alert');
        await expect(async () => {
          await page.clock.fastForward(longestWait);
          await expect(screen).toBeVisible({ timeout: 250 });
        }).toPass({ intervals: [50] });
        await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        expect(documents()).toBe(2);
        await screen.getByRole('link', { name: 'home page' }).click();
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
      });
    }

    for (const { chunk, address, heading, from, go } of pageChunks) {
      test(`${chunk}, at a navigation: the server is asked for the page instead`, async ({
        page,
      }) => {
        const documents = countDocuments(page);
        let deployed = false;
        await page.route(`**/static/js/${chunk}.*.js`, (route) =>
          deployed ? route.continue() : faults[fault]?.(route),
        );
        page.on('request', (request) => {
          if (request.isNavigationRequest() && request.url().endsWith(address)) deployed = true;
        });
        await page.goto(from);
        await expectStarted(page);
        await go(page);
        const arrived = page.getByRole('heading', { level: 1, name: heading });
        await expect(async () => {
          await page.clock.fastForward(longestWait);
          await expect(arrived).toBeVisible({ timeout: 250 });
        }).toPass({ intervals: [50] });
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('alert')).toBeHidden();
        expect(documents()).toBe(2);
      });
    }

    test('tilt: the cards stand still, and that is all', async ({ page }) => {
      const documents = countDocuments(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await spoil(page, 'tilt', fault);
      await page.goto('/');
      await expectStarted(page);
      const card = page.locator('#Services li').first();
      await card.hover();
      await page.clock.fastForward(longestWait);
      await expect(card).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
      expect(documents()).toBe(1);
    });
  });
}
