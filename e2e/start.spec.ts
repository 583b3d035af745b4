import type { Page } from '@playwright/test';

import { copyLabels } from '../src/content/labels';
import { paths } from '../src/paths';
import { content, expect, now, test } from './fixtures';
import { entry } from './site-menu';
import {
  appScript,
  expectHydrated,
  heading,
  delayRequests,
  scriptRequests,
  gotoAndHydrate,
} from './visiting';

test.use({ hasTouch: true });

const pages = 'career|job';

test('the app loads with the document, after its pictures, even in a tab that draws no frames', async ({
  page,
}) => {
  const finishLoading = await delayRequests(page, '**/icon.svg?slow');
  await page.addInitScript(() => {
    new Image().src = '/icon.svg?slow';
    window.requestAnimationFrame = () => 0;
  });
  const requests = scriptRequests(page, 'app');
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('script[src]')).toHaveAttribute('async');
  await expect(heading(page)).toBeVisible();
  expect(requests).toEqual([]);

  finishLoading();
  await expect.poll(() => requests).toHaveLength(1);
});

for (const { wait, clicks, copies } of [
  { wait: 1_000, clicks: 2, copies: 1 },
  { wait: 30_000, clicks: 1, copies: 0 },
]) {
  test(`an early click, ${wait / 1000} s before the app starts, is ${clicks > 1 ? '' : 'not '}replayed`, async ({
    page,
  }) => {
    await page.clock.install({ time: now });
    await page.addInitScript(() => {
      let count = 0;
      addEventListener('click', () => Object.assign(window, { clicks: ++count }), true);
    });
    const release = await delayRequests(page, appScript);
    // While the app is loading, so is the document.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Copy email' }).click();
    await page.clock.fastForward(wait);
    release();
    await expectHydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'clicks'))).toBe(clicks);
    const answers = page.getByRole('status').filter({ hasText: copyLabels.done });
    await expect(answers).toHaveCount(copies);
  });
}

test('shared page chunks are prefetched when the browser is idle', async ({ page }) => {
  const requests = scriptRequests(page, pages);
  await gotoAndHydrate(page, '/');
  await expect.poll(() => requests).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  await page.route('**/static/js/**', (route) => route.abort());
  await entry(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
});

for (const [name, connection] of [
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['with a slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`for a visitor ${name}, a page is prefetched only when mouse, finger or keyboard reaches its link`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    for (const [means, reach] of [
      ['mouse', () => entry(page, 'Career').hover()],
      ['keyboard', () => entry(page, 'Career').focus()],
      ['finger', () => touch(page)],
    ] as const) {
      await test.step(means, async () => {
        await gotoAndHydrate(page, '/');
        const requests = scriptRequests(page, pages);
        await page.waitForLoadState('networkidle');
        expect(requests).toEqual([]);

        await reach();
        await expect.poll(() => requests).toEqual([expect.stringMatching('career')]);
        await expect(page).toHaveURL('/');
      });
    }
  });
}

/** Lays a finger on the link and leaves it there, so that nothing is clicked. */
async function touch(page: Page) {
  const { x = 0, y = 0 } = (await entry(page, 'Career').boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 10, y: y + 10 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}
