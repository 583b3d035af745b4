import type { Page } from '@playwright/test';

import { company } from '../src/content/company';
import { jobPath } from '../src/content/jobs';
import { atEachWidth } from './at-each-width';
import { anOpening, expect, missingDocument, screens, test } from './fixtures';
import { expectStarted, holdFonts, nextFrames, visit } from './visiting';

for (const address of screens) {
  test(`${address} is taken over as it stands: nothing is drawn anew, nothing moves`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(missingDocument);
    await keepShiftAndHeading(page);
    await atEachWidth(page, async () => {
      const letFontsCome = await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      letFontsCome();
      await expectStarted(page);
      await page.evaluate(() => document.fonts.ready);
      await nextFrames(page);

      expect(
        await page.evaluate(
          () => document.fonts.size > 0 && document.fonts.check('1em "Instrument Sans"'),
        ),
      ).toBe(true);
      expect(await page.evaluate(() => document.querySelector('h1') === window.prerendered)).toBe(
        true,
      );
      expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.005);
    });
  });
}

/** Sums up the layout shift of each document, and keeps the heading that it came with. */
async function keepShiftAndHeading(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, prerendered: null });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: window.shift + (entry as unknown as { value: number }).value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerendered: document.querySelector('h1') });
    });
  });
}

declare global {
  interface Window {
    shift: number;
    prerendered: Element | null;
  }
}

test('a document served for another address is replaced by the page that was asked for', async ({
  page,
  watch,
}) => {
  watch.expectErrors(missingDocument);
  const job = anOpening();
  const path = jobPath(job);
  await page.goto('/hOmE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);

  await page.route(`**${path}`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('/', route.request().url()).href }),
    });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await expect(page.getByRole('heading', { name: 'Duties' })).toBeVisible();
  await expect(page).toHaveTitle(`${job.title} | ${company.name}`);
});

test('a navigation brings title, description and canonical address along', async ({ page }) => {
  const description = page.locator('meta[name="description"]');
  const canonical = page.locator('link[rel="canonical"]');
  const robots = page.locator('meta[name="robots"]');
  const job = anOpening();

  await visit(page, '/career');
  const before = await description.getAttribute('content');
  await page.getByRole('link', { name: `View More about ${job.title}` }).click();

  await expect(page).toHaveTitle(`${job.title} | ${company.name}`);
  await expect(description).toHaveAttribute('content', new RegExp(job.summary));
  await expect(canonical).toHaveAttribute('href', `${company.siteUrl}${jobPath(job)}`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', job.title);

  await page.goBack();
  await expect(description).toHaveAttribute('content', before ?? '');
  await expect(canonical).toHaveAttribute('href', `${company.siteUrl}/career`);
  await expect(robots).toHaveCount(0);
});
