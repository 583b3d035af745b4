import type { Locator, Page, Route } from '@playwright/test';

import { installClock } from './clock';
import { breakLayout, layoutFailure } from './error-screen';
import { content, expect, test } from './fixtures';
import { documentRequests, expectStarted, stillness, visit } from './visiting';

test.use(stillness);

const careerChunk = '**/static/js/career.*.js';

/** A chunk is tried four times, with pauses of 400, 1200 and 3000 ms between the tries. */
const tries = 4;
const longestPause = 3000;

test.beforeEach(({ page }) => installClock(page));

test.describe('A page whose chunk cannot be fetched', () => {
  test.beforeEach(({ watch }) => watch.expectErrors(/net::ERR_FAILED/));

  test('appears after all when only the first try fails', async ({ page }) => {
    const documents = documentRequests(page);
    const requests = await answerChunk(page, (route, count) =>
      count === 1 ? route.abort() : route.continue(),
    );
    await goToCareer(page);
    await skipPausesUntil(page, careerHeading(page));
    await expect(page).toHaveURL('/career');
    await expect(page.getByRole('alert')).toBeHidden();
    expect(requests()).toBeGreaterThanOrEqual(2);
    expect(documents).toHaveLength(1);
  });

  test('is reloaded once and then gives way to the error screen, which leads home', async ({
    page,
  }) => {
    const documents = documentRequests(page);
    const requests = await answerChunk(page, (route) => route.abort());
    await goToCareer(page);
    await expectChunkError(page);
    expect(requests()).toBeGreaterThanOrEqual(2 * tries);
    expect(documents).toHaveLength(2);

    await page.getByRole('alert').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(content.home.hero.greeting)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('stays readable when it was opened directly, and can be tried again', async ({ page }) => {
    const documents = documentRequests(page);
    await answerChunk(page, (route) => route.abort());
    await page.goto('/career');
    const openings = await page.getByRole('article').count();
    await expectChunkError(page);
    expect(documents).toHaveLength(2);
    await expect(careerHeading(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(openings);

    await page.unroute(careerChunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expectLive(page);
    expect(documents).toHaveLength(3);
  });
});

for (const storage of ['allowed', 'forbidden'] as const) {
  test(`A page that a deploy has moved is found by one reload, with session storage ${storage}`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/the server responded with a status of 404/);
    if (storage === 'forbidden') {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      });
    }
    await visit(page, '/');
    const documents = documentRequests(page);
    await answerChunk(page, (route) =>
      documents.some((url) => url.endsWith('/career'))
        ? route.continue()
        : route.fulfill({ status: 404 }),
    );
    // The visitor's own reload does not use up the one that finds the page.
    await page.reload();
    await expectStarted(page);
    await careerLink(page).click();
    await skipPausesUntil(page, careerHeading(page));
    await expectLive(page);
    await expect(page).toHaveURL('/career');
    await expect(page.getByRole('alert')).toBeHidden();
    expect(documents).toHaveLength(2);
  });
}

test('A page that throws while it renders shows the message and the stack', async ({
  page,
  watch,
}) => {
  const message = 'The date cannot be written.';
  watch.expectErrors(new RegExp(message));
  await visit(page, '/');
  const documents = documentRequests(page);
  await page.evaluate((text) => {
    Date.prototype.toISOString = () => {
      throw new RangeError(text);
    };
  }, message);
  await careerLink(page).click();
  await expectErrorScreen(page, message);
  expect(documents).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(careerHeading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('A layout that throws shows the message and the stack', async ({ page, watch }) => {
  watch.expectErrors(new RegExp(layoutFailure));
  const documents = documentRequests(page);
  await breakLayout(page);
  await page.goto('/');
  await expectErrorScreen(page, layoutFailure);
  await expect(page.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  expect(documents).toHaveLength(1);
});

const careerHeading = (page: Page) => page.getByRole('heading', { name: content.careers.title });

const careerLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Career' });

async function goToCareer(page: Page) {
  await visit(page, '/');
  await careerLink(page).click();
}

/** Answers requests for the career page's chunk, and counts them. */
async function answerChunk(page: Page, answer: (route: Route, count: number) => Promise<void>) {
  let count = 0;
  await page.route(careerChunk, (route) => {
    count += 1;
    return answer(route, count);
  });
  return () => count;
}

async function skipPausesUntil(page: Page, sight: Locator) {
  await expect(async () => {
    await page.clock.fastForward(longestPause);
    await expect(sight).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
}

/** The page's script runs: without it, this button would not come. */
async function expectLive(page: Page) {
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
}

async function expectChunkError(page: Page) {
  const screen = page.getByRole('alert');
  await skipPausesUntil(page, screen);
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen.getByText(/^Loading chunk \S+ failed/)).toBeVisible();
}

async function expectErrorScreen(page: Page, message: string) {
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen.getByText(message, { exact: true })).toBeVisible();
  await expect(screen.getByText(/^\s+at .+\.js:\d+:\d+/m)).toBeVisible();
}
