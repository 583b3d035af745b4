import { paths } from '../shared/paths';
import { readClipboard } from './support/clipboard';
import { appScriptGlob, delayRequests, scriptRequests } from './support/requests';
import { navLink } from './support/site-menu';
import { content, expect, job, test } from './support/test';
import { expectHydrated, gotoAndHydrate, heading, nextFrames } from './support/visiting';

test('the app does not load before the page has', async ({ page }) => {
  const releaseImage = await delayRequests(page, '**/icon.svg?slow');
  await page.addInitScript(() => {
    new Image().src = '/icon.svg?slow';
  });
  const requests = scriptRequests(page, 'app');
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await expect(heading(page)).toBeVisible();
  await nextFrames(page, 30);
  expect(requests).toEqual([]);
  releaseImage();
  await expectHydrated(page);
});

test('a click before the app starts is replayed', async ({ page }) => {
  const releaseApp = await delayRequests(page, appScriptGlob);
  await page.goto(paths.home);
  const button = page.getByRole('button', { name: 'Copy email' });
  // The icon, not the label: the click's target is then inside the button.
  await button.locator('svg').click();
  releaseApp();
  await expect(page.getByText('Copied email')).toBeVisible();
  expect(await readClipboard(page)).toBe(content.company.email);
});

test('pages that the visitor is likely to open next need no further script', async ({ page }) => {
  const block = () => page.route('**/static/js/**', (route) => route.abort());
  const requests = scriptRequests(page, 'career');
  await gotoAndHydrate(page, paths.home);
  await expect.poll(() => requests).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await block();
  await navLink(page, 'Career').click();
  await expect(heading(page)).toHaveText(content.careers.title);

  await page.unrouteAll();
  const link = page.getByRole('link', { name: `View More about ${job.title}` });
  const prefetched = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/static/js/'),
  );
  await link.hover();
  await prefetched;
  await block();
  await link.click();
  await expect(heading(page)).toHaveText(job.title);
});
