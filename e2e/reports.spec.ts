import { originOf, sites, vitalsEndpoint } from './support/sites';
import { expect, gotoAndHydrate, scriptRequests, test } from './support/test';

test('web vitals are sent to vitalsEndpoint, and not loaded without one', async ({ page }) => {
  const vitals = scriptRequests(page, 'web-vitals');
  await gotoAndHydrate(page, '/');
  await page.waitForLoadState('networkidle');
  expect(vitals).toEqual([]);

  const names: string[] = [];
  await page.route(`**${vitalsEndpoint}`, async (route) => {
    names.push(route.request().postDataJSON().name);
    await route.fulfill({ status: 204 });
  });
  await gotoAndHydrate(page, originOf(sites.longest));
  await expect.poll(() => names).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
});
