import type { Page } from '@playwright/test';

import { copyLabels } from '../src/content/labels';
import { paths } from '../src/paths';
import { content, expect, now, test } from './fixtures';
import { appScript, delayRequests, scriptRequests } from './requests';
import { entry } from './site-menu';
import { expectHydrated, gotoAndHydrate, heading } from './visiting';

test.use({ hasTouch: true });

const pages = 'career|job';

test.describe('the app', () => {
  /** Opens the home page with a picture that is missing, so that `load` is pending. */
  async function openWithoutPicture(page: Page, isHidden: boolean) {
    const releasePicture = await delayRequests(page, '**/icon.svg?slow');
    await page.addInitScript((hidden) => {
      new Image().src = '/icon.svg?slow';
      Object.defineProperty(document, 'hidden', { value: hidden });
      const frames: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => frames.push(callback);
      const drawFrames = () => setInterval(() => frames.splice(0).forEach((draw) => draw(0)));
      Object.assign(window, { drawFrames });
    }, isHidden);
    const requests = scriptRequests(page, 'app');
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('script[src]')).toHaveAttribute('async');
    await expect(heading(page)).toBeVisible();
    expect(requests).toEqual([]);
    return { releasePicture, requests };
  }

  test('starts after the load event and the first frame', async ({ page }) => {
    const { releasePicture, requests } = await openWithoutPicture(page, false);
    releasePicture();
    await page.waitForLoadState('load');
    expect(requests).toEqual([]);

    await page.evaluate(() => (Reflect.get(window, 'drawFrames') as () => void)());
    await expect.poll(() => requests).toHaveLength(1);
  });

  test('starts at the load event in a hidden tab, which draws no frames', async ({ page }) => {
    const { releasePicture, requests } = await openWithoutPicture(page, true);
    releasePicture();
    await expect.poll(() => requests).toHaveLength(1);
  });

  test('starts after ten seconds if a picture never arrives', async ({ page }) => {
    await page.clock.install({ time: now });
    const { requests } = await openWithoutPicture(page, true);
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
