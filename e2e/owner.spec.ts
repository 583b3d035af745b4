import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expectToFit, usualWidths } from './support/layout';
import { heading, navLink } from './support/page-objects';
import { originOf, sites, urlWithFolder } from './support/sites';
import { documentRequests, expect, expectHydrated, gotoAndHydrate, test } from './support/test';

const { directory, path: folder } = sites.owner;

test.use({ baseURL: originOf(sites.owner) });

test('every page that the home page leads to works below the folder, and fits every window', async ({
  page,
}) => {
  // Grows while the loop visits the pages.
  const pages = new Set([folder]);
  for (const path of pages) {
    await test.step(path, async () => {
      const response = await gotoAndHydrate(page, path);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      const canonical = new URL(urlWithFolder).origin + path;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);

      const links = await page
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const { pathname, hash } of links.map((link) => new URL(link))) {
        expect(pathname).toMatch(new RegExp(`^${folder}`));
        pages.add(pathname);
        if (pathname === path && hash !== '') await expect(page.locator(hash)).toHaveCount(1);
      }
      // At 900 px, the desktop's navigation has the least room.
      await expectToFit(page, [...usualWidths, 900]);
    });
  }
  expect(pages.size).toBeGreaterThan(1);
});

test('links open pages below the folder; the 404 page leads into it, from outside, too', async ({
  page,
  consoleErrors,
}) => {
  // The router warns that an address is outside the folder, and leaves the page as it is.
  consoleErrors.allow(/status of 404|basename/);
  await gotoAndHydrate(page, folder);
  const documents = documentRequests(page);
  await navLink(page, 'Career').click();
  await expect(page).toHaveURL(`${folder}career`);
  await navLink(page, 'Home').click();
  await expect(page).toHaveURL(folder);
  expect(documents).toEqual([]);

  await serve404(page, `${folder}Career`);
  await page.goto(`${folder}Career`);
  await expect(page).toHaveURL(`${folder}career`);
  await expect(navLink(page, 'Career')).toHaveAttribute('aria-current', 'page');

  await serve404(page, '/other');
  await page.goto('/other');
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toBeVisible();
  await navLink(page, 'Career').click();
  await expect(page).toHaveURL(`${folder}career`);
  await expectHydrated(page);
});

/** The test's server sends its own page instead. */
async function serve404(page: Page, path: string) {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ status: 404, path: `${directory}/404.html` }),
  );
}

test('every address in the files of the site is below the folder', () => {
  const read = (file: string) => readFileSync(`${directory}/${file}`, 'utf8');
  for (const file of ['sitemap.xml', 'feed.xml']) {
    const urls = Array.from(read(file).matchAll(/(?<=<(?:loc|id)>)[^<]*/g), ([url]) => url);
    expect(urls).not.toEqual([]);
    for (const url of urls) expect(url).toMatch(new RegExp(`^${urlWithFolder}/`));
  }
  expect(read('robots.txt')).toContain(`Sitemap: ${urlWithFolder}/sitemap.xml`);
});
