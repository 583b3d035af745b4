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

for (const { seconds, answers } of [
  { seconds: 1, answers: 1 },
  { seconds: 30, answers: 0 },
]) {
  test(`Copy, clicked ${seconds} s before the app starts, is ${answers === 0 ? 'not ' : ''}replayed`, async ({
    page,
  }) => {
    await page.clock.install({ time: now });
    const release = await delayRequests(page, appScript);
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'Copy email' }).click();
    await page.clock.fastForward(seconds * 1000);
    release();
    await expectHydrated(page);
    const copied = page.getByRole('status').filter({ hasText: copyLabels.done });
    await expect(copied).toHaveCount(answers);
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

for (const [visitor, connection] of [
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['with a slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`for a visitor ${visitor}, pages are prefetched only on intent`, async ({ page }) => {
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
