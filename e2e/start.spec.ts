import type { Page } from '@playwright/test';

import { homePage } from '../src/content/labels';
import { content, expect, now, test } from './fixtures';
import { expectStarted, readClipboard, visit } from './visiting';

const careerChunk = /\/career\.\w+\.js$/;
const pageChunks = [careerChunk, /\/job\.\w+\.js$/, /\/not-found\.\w+\.js$/];

/** Scripts that a page asks for, from now on. */
function scriptRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

const isPage = (url: string) => pageChunks.some((chunk) => chunk.test(url));

const careerLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Career', exact: true });

async function saveData(page: Page, connection = { saveData: true, effectiveType: '4g' }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

test('a click that comes before the app does is repeated, unless it is long ago', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: now });
  await page.addInitScript(() => {
    let clicks = 0;
    addEventListener('click', () => Object.assign(window, { clicks: ++clicks }), true);
  });
  for (const [wait, clicks] of [
    [1_000, 2],
    [30_000, 1],
  ] as const) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/static/js/app.*', async (route) => {
      await released;
      await route.continue();
    });
    // A script that has not come keeps the document from having loaded.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Copy e-mail' }).click();
    await page.clock.fastForward(wait);
    release();
    await expectStarted(page);
    expect(await page.evaluate(() => Reflect.get(window, 'clicks'))).toBe(clicks);
    if (clicks === 2) {
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      expect(await readClipboard(page)).toContain('@');
    }
    await page.unroute('**/static/js/app.*');
  }
});

test('before the app starts, links lead on as plain links', async ({ page }) => {
  await page.route('**/static/js/app.*', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: homePage.moreInfo }).click();
  await expect(page).toHaveURL('/#About');
  await careerLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.careers.title);
});

test('what the pages share is fetched ahead once the browser is idle', async ({ page }) => {
  const scripts = scriptRequests(page);
  await visit(page, '/');
  for (const chunk of pageChunks) {
    await expect.poll(() => scripts.filter((url) => chunk.test(url)).length).toBe(1);
  }
  await page.route('**/static/js/**', (route) => route.abort());
  await careerLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.careers.title);
});

for (const [name, connection] of [
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['with a slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`a visitor ${name} gets only the page that is reached for`, async ({ page }) => {
    await saveData(page, connection);
    const scripts = scriptRequests(page);
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter(isPage)).toEqual([]);

    await careerLink(page).hover();
    await expect.poll(() => scripts.filter(isPage)).toEqual([expect.stringMatching(careerChunk)]);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a page is fetched as soon as a finger or the keyboard reaches a link to it', async ({
    page,
  }) => {
    await saveData(page);
    for (const reach of [
      () => careerLink(page).focus(),
      // The finger is still down, so nothing has been clicked.
      async () => {
        const { x = 0, y = 0 } = (await careerLink(page).boundingBox()) ?? {};
        const session = await page.context().newCDPSession(page);
        const touchPoints = [{ x: x + 10, y: y + 10 }];
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      },
    ]) {
      await visit(page, '/');
      const scripts = scriptRequests(page);
      await reach();
      await expect.poll(() => scripts.some((url) => careerChunk.test(url))).toBe(true);
      await expect(page).toHaveURL('/');
    }
  });
});
