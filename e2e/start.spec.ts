import type { Page } from '@playwright/test';

import { paths } from '../src/content/paths';
import { maxWaitMs } from '../src/startup/page-settled';
import { appScriptGlob, delayRequests, scriptRequests } from './support/requests';
import { navLink } from './support/site-menu';
import { content, expect, job, now, test } from './support/test';
import { expectHydrated, gotoAndHydrate, heading } from './support/visiting';

const pages = 'career|job';

/** Opens the home page with an image pending, so that neither `load` nor a frame happens. */
async function openUnfinished(page: Page) {
  const releaseImage = await delayRequests(page, '**/icon.svg?slow');
  await page.addInitScript(() => {
    new Image().src = '/icon.svg?slow';
    const { requestAnimationFrame } = window;
    const framesDrawn = new Promise((resolve) => addEventListener('drawframes', resolve));
    window.requestAnimationFrame = (callback) => {
      void framesDrawn.then(() => requestAnimationFrame(callback));
      return 0;
    };
  });
  const requests = scriptRequests(page, 'app');
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('script[src]')).toHaveAttribute('async');
  await expect(heading(page)).toBeVisible();
  expect(requests).toEqual([]);
  return { releaseImage, requests };
}

test('the app starts after the load event and the first frame', async ({ page }) => {
  const { releaseImage, requests } = await openUnfinished(page);
  releaseImage();
  await page.waitForLoadState('load');
  expect(requests).toEqual([]);

  await page.evaluate(() => window.dispatchEvent(new Event('drawframes')));
  await expect.poll(() => requests).toHaveLength(1);
});

test('the app starts at the load event in a hidden tab, which draws no frames', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  const { releaseImage, requests } = await openUnfinished(page);
  releaseImage();
  await expect.poll(() => requests).toHaveLength(1);
});

test('the app starts although the browser is never idle', async ({ page }) => {
  await page.addInitScript((disabledTimeout) => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(callback, timeout);
    const { setTimeout } = window;
    window.setTimeout = ((callback: () => void, time?: number) =>
      time === disabledTimeout ? 0 : setTimeout(callback, time)) as typeof setTimeout;
  }, maxWaitMs);
  await gotoAndHydrate(page, paths.home);
});

test(`the app starts after ${maxWaitMs / 1000} s if an image never loads`, async ({ page }) => {
  expect(maxWaitMs).toBeLessThanOrEqual(10_000);
  await page.clock.install({ time: now });
  const { requests } = await openUnfinished(page);
  // The entry script may not have run yet.
  await expect(async () => {
    await page.clock.fastForward(maxWaitMs);
    expect(requests).toHaveLength(1);
  }).toPass();
});

for (const { seconds, replayed, status } of [
  { seconds: 1, replayed: 'is replayed', status: 'Copied email' },
  { seconds: 6, replayed: 'is not replayed', status: '' },
]) {
  test(`a click ${seconds} s before the app starts ${replayed}`, async ({ page }) => {
    const email = page.getByRole('button', { name: 'Copy email' });
    const phone = page.getByRole('button', { name: 'Copy phone' });
    await page.clock.install({ time: now });
    const releaseApp = await delayRequests(page, appScriptGlob);
    await page.goto(paths.home);
    // The icon, not the label: the click's target is then inside the button.
    await email.locator('svg').click();
    await page.clock.fastForward(seconds * 1000);
    releaseApp();
    await expectHydrated(page);
    // Once this click has copied, a replayed one would have, too.
    await phone.click();
    await expect(phone.locator('+ [aria-live]')).toHaveText('Copied phone');
    expect(await email.locator('+ [aria-live]').textContent()).toBe(status);
    const icon = phone.locator('path').first();
    const copied = String(await icon.getAttribute('d'));
    await page.clock.fastForward(3000);
    await expect(page.getByText('Copied phone')).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(page.getByText('Copied')).toHaveCount(0);
    await expect(icon).not.toHaveAttribute('d', copied);
  });
}

test('page chunks are prefetched when the browser is idle', async ({ page }) => {
  const requests = scriptRequests(page, pages);
  const vitals = scriptRequests(page, 'web-vitals');
  await gotoAndHydrate(page, '/');
  await expect.poll(() => requests).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  // The site has no vitalsEndpoint.
  expect(vitals).toEqual([]);
  await page.route('**/static/js/**', (route) => route.abort());
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);
});

test("a job's text is prefetched when the visitor hovers its link", async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('link', { name: `View More about ${job.title}` });
  const prefetched = page.waitForEvent('requestfinished', (request) =>
    /\/static\/js\/\d+\./.test(request.url()),
  );
  await link.hover();
  await prefetched;
  await page.route('**/static/js/**', (route) => route.abort());
  await link.click();
  await expect(heading(page)).toHaveText(job.title);
});

for (const { visitor, connection, intent } of [
  { visitor: 'who saves data', connection: { saveData: true }, intent: 'hover' },
  { visitor: 'on 2G', connection: { effectiveType: '2g' }, intent: 'focus' },
  { visitor: 'on slow 2G', connection: { effectiveType: 'slow-2g' }, intent: 'focus' },
]) {
  test(`a visitor ${visitor} prefetches a page only on ${intent}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await gotoAndHydrate(page, '/');
    const requests = scriptRequests(page, pages);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    const link = navLink(page, 'Career');
    await (intent === 'hover' ? link.hover() : link.focus());
    await expect.poll(() => requests).toEqual([expect.stringMatching('career')]);
  });
}
