import type { Locator, Page, Route } from '@playwright/test';

import { company } from '../src/content/company';
import { breakFrame, frameFailure } from './error-screen';
import { expect, openings, test } from './fixtures';
import { visit } from './visiting';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const careerChunk = '**/static/js/career.*.js';

/** A chunk is tried four times, with pauses of 400, 1200 and 3000 ms between the tries. */
const tries = 4;
const longestPause = 3000;

test.beforeEach(({ page }) => page.clock.install());

test.describe('A page whose chunk cannot be fetched', () => {
  test.beforeEach(({ watch }) => watch.expectErrors(/net::ERR_FAILED/));

  test('appears after all when only the first try fails', async ({ page }) => {
    const documents = countDocuments(page);
    const requests = await answerChunk(page, (route, count) =>
      count === 1 ? route.abort() : route.continue(),
    );
    await goToCareer(page);
    await skipPausesUntil(page, page.getByRole('heading', { name: 'Join Our Team' }));
    await expect(page).toHaveURL('/career');
    await expect(page.getByRole('alert')).toBeHidden();
    expect(requests()).toBeGreaterThanOrEqual(2);
    expect(documents()).toBe(1);
  });

  test('is reloaded once and then gives way to the error screen, which leads home', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    const requests = await answerChunk(page, (route) => route.abort());
    await goToCareer(page);
    await expectChunkError(page);
    expect(requests()).toBeGreaterThanOrEqual(2 * tries);
    expect(documents()).toBe(2);

    await page.getByRole('alert').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('stays readable when it was opened directly, and can be tried again', async ({ page }) => {
    const documents = countDocuments(page);
    await answerChunk(page, (route) => route.abort());
    await page.goto('/career');
    await expectChunkError(page);
    expect(documents()).toBe(2);
    await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(openings.length);

    await page.unroute(careerChunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Join Our Team' })).toBeVisible();
    await expectLive(page);
    expect(documents()).toBe(3);
  });
});

for (const storage of ['allowed', 'forbidden'] as const) {
  test(`A page that a deploy has moved is found by one reload, with session storage ${storage}`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/the server responded with a status of 404/);
    if (storage === 'forbidden') await forbidSessionStorage(page);
    const documents = countDocuments(page);
    await answerChunk(page, (route) =>
      documents() === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await goToCareer(page);
    await skipPausesUntil(page, page.getByRole('heading', { name: 'Join Our Team' }));
    await expectLive(page);
    await expect(page).toHaveURL('/career');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(openings.length);
    expect(documents()).toBe(2);
  });
}

test('A missing chunk with session storage forbidden ends in the error screen, not in a loop', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/net::ERR_FAILED/);
  await forbidSessionStorage(page);
  const documents = countDocuments(page);
  await answerChunk(page, (route) => route.abort());
  await goToCareer(page);
  await expectChunkError(page);
  expect(documents()).toBe(2);
});

test('A page that throws while it renders shows the message and the stack', async ({
  page,
  watch,
}) => {
  const message = 'The date cannot be written.';
  watch.expectErrors(new RegExp(message));
  const documents = countDocuments(page);
  await visit(page, '/');
  await page.evaluate((text) => {
    Date.prototype.toISOString = () => {
      throw new RangeError(text);
    };
  }, message);
  await mainNavigation(page).getByRole('link', { name: 'Career' }).click();
  await expectErrorScreen(page, message);
  expect(documents()).toBe(1);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(openings.length);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('A frame that throws shows the message and the stack', async ({ page, watch }) => {
  watch.expectErrors(new RegExp(frameFailure));
  const documents = countDocuments(page);
  await breakFrame(page);
  await page.goto('/');
  await expectErrorScreen(page, frameFailure);
  await expect(page.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  expect(documents()).toBe(1);
});

async function goToCareer(page: Page) {
  await visit(page, '/');
  await mainNavigation(page).getByRole('link', { name: 'Career' }).click();
}

function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Counts the documents that a page asks for, reloads among them. */
function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
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

async function forbidSessionStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
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
