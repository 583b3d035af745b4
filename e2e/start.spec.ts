import type { Page } from '@playwright/test';

import { copyLabels } from '../src/content/labels';
import { paths } from '../src/paths';
import { content, expect, now, test } from './fixtures';
import { appScript, delayRequests, scriptRequests } from './requests';
import { entry } from './site-menu';
import { expectHydrated, gotoAndHydrate, heading } from './visiting';

test.use({ hasTouch: true });

const pages = 'career|job';

test.describe('while a picture is missing', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      new Image().src = '/icon.svg?slow';
      window.requestAnimationFrame = () => 0; // draws no frames, like a hidden tab
    }),
  );

  test('the app waits for the load event', async ({ page }) => {
    const releasePicture = await delayRequests(page, '**/icon.svg?slow');
    const requests = scriptRequests(page, 'app');
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('script[src]')).toHaveAttribute('async');
    await expect(heading(page)).toBeVisible();
    expect(requests).toEqual([]);

    releasePicture();
    await expect.poll(() => requests).toHaveLength(1);
  });

  test('the app starts after ten seconds', async ({ page }) => {
    await delayRequests(page, '**/icon.svg?slow');
    await page.clock.install({ time: now });
    const requests = scriptRequests(page, 'app');
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await page.clock.fastForward(10_000);
    await expect.poll(() => requests).toHaveLength(1);
  });
});

test('a click before the app starts is replayed for a few seconds', async ({ page }) => {
  await page.clock.install({ time: now });
  const copied = page.getByRole('status').filter({ hasText: copyLabels.done });
  for (const [seconds, times] of [
    [1, 1],
    [30, 0],
  ] as const) {
    await test.step(`after ${seconds} s`, async () => {
      const release = await delayRequests(page, appScript);
      await page.goto(paths.home);
      await page.getByRole('button', { name: 'Copy email' }).click();
      await page.clock.fastForward(seconds * 1000);
      release();
      await expectHydrated(page);
      await expect(copied).toHaveCount(times);
    });
  }
});

test('page chunks are prefetched when the browser is idle', async ({ page }) => {
  const requests = scriptRequests(page, pages);
  await gotoAndHydrate(page, '/');
  await expect.poll(() => requests).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  await page.route('**/static/js/**', (route) => route.abort());
  await entry(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
});

for (const { visitor, connection, intent, act } of [
  {
    visitor: 'who saves data',
    connection: { saveData: true, effectiveType: '4g' },
    intent: 'hover',
    act: (page: Page) => entry(page, 'Career').hover(),
  },
  {
    visitor: 'with a slow connection',
    connection: { saveData: false, effectiveType: '2g' },
    intent: 'focus',
    act: (page: Page) => entry(page, 'Career').focus(),
  },
  {
    visitor: 'with a touch screen who saves data',
    connection: { saveData: true, effectiveType: '4g' },
    intent: 'touch',
    act: touch,
  },
]) {
  test(`a visitor ${visitor} prefetches a page only on ${intent}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await gotoAndHydrate(page, '/');
    const requests = scriptRequests(page, pages);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    await act(page);
    await expect.poll(() => requests).toEqual([expect.stringMatching('career')]);
    await expect(page).toHaveURL('/');
  });
}

/** Starts a touch without lifting, so nothing is clicked. */
async function touch(page: Page) {
  const { x = 0, y = 0 } = (await entry(page, 'Career').boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 10, y: y + 10 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}
