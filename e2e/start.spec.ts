import type { Page } from '@playwright/test';

import { copying } from '../src/content/labels';
import { content, expect, now, test } from './fixtures';
import { entry } from './site-menu';
import { appScript, expectStarted, heading, holdBack, scriptRequests, visit } from './visiting';

test.use({ hasTouch: true });

const pages = 'career|job';

for (const { wait, clicks, copies } of [
  { wait: 1_000, clicks: 2, copies: 1 },
  { wait: 30_000, clicks: 1, copies: 0 },
]) {
  test(`a click ${wait / 1000} s before the app starts is done ${clicks} times`, async ({
    page,
  }) => {
    await page.clock.install({ time: now });
    await page.addInitScript(() => {
      let count = 0;
      addEventListener('click', () => Object.assign(window, { clicks: ++count }), true);
    });
    const release = await holdBack(page, appScript);
    // A script that has not come keeps the document from having loaded.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Copy email' }).click();
    await page.clock.fastForward(wait);
    release();
    await expectStarted(page);
    expect(await page.evaluate(() => Reflect.get(window, 'clicks'))).toBe(clicks);
    const answers = page.getByRole('status').filter({ hasText: copying.done });
    await expect(answers).toHaveCount(copies);
  });
}

test('what the pages share is fetched ahead once the browser is idle', async ({ page }) => {
  const requests = scriptRequests(page, pages);
  await visit(page, '/');
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
  test(`a visitor ${name} gets a page when a mouse, a finger or the keyboard reaches its link, and no other`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    for (const reach of [
      () => entry(page, 'Career').hover(),
      () => entry(page, 'Career').focus(),
      () => touch(page),
    ]) {
      await visit(page, '/');
      const requests = scriptRequests(page, pages);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);

      await reach();
      await expect.poll(() => requests).toEqual([expect.stringMatching('career')]);
      await expect(page).toHaveURL('/');
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
