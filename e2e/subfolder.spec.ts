import { jobPath } from '../src/content/paths';
import { readClipboard } from './support/clipboard';
import { originOf, sites } from './support/sites';
import { content, expect, job, test } from './support/test';
import { forEachStep, gotoAndHydrate, heading, nextFrames } from './support/visiting';

const { company } = content;
const origin = originOf(sites.folder);

test.use({ baseURL: `${origin}/folder/` });

test('links stay below the folder @full-chromium', async ({ page }) => {
  await gotoAndHydrate(page, 'career');
  await page.getByRole('link', { name: `View More about ${job.title}` }).click();
  await expect(page).toHaveURL(`${origin}/folder${jobPath(job)}`);
  await expect(heading(page)).toHaveText(job.title);

  const canonical = `${company.siteUrl}/folder${jobPath(job)}`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await readClipboard(page)).toBe(canonical);

  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await expect(page).toHaveURL(`${origin}/folder/`);
});

test('every address on the site is below the folder', async ({ request }) => {
  await forEachStep(
    ['', 'career', jobPath(job).slice(1), 'feed.xml', 'jobs.json', 'sitemap.xml', 'robots.txt'],
    async (file) => {
      const text = await (await request.get(file)).text();
      const addresses = text.split(`${company.siteUrl}/`).slice(1);
      expect(addresses).not.toEqual([]);
      const elsewhere = addresses.filter((address) => !address.startsWith('folder/'));
      expect(elsewhere.map((address) => address.slice(0, 40))).toEqual([]);
    },
  );
});

test('every file that a page or the manifest names is below the folder', async ({ request }) => {
  await forEachStep(['', 'career', jobPath(job).slice(1), 'site.webmanifest'], async (file) => {
    const text = await (await request.get(file)).text();
    const found = [...text.matchAll(/(?:src|href|start_url)"?[=:] ?"(\/[^"]*)"/g)];
    const names = found.map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !name.startsWith('/folder/'))).toEqual([]);
  });
});

test('/folder without its slash shows the home page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404 .*\/folder$/);
  await gotoAndHydrate(page, `${origin}/folder`);
  await expect(heading(page)).toContainText(company.name);
  await expect(page).toHaveURL(`${origin}/folder/`);
});

test('a document outside the folder is not hydrated', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404 .*\/elsewhere$/);
  await page.goto(`${origin}/elsewhere`);
  const served = await page.locator('#root').innerHTML();
  await page.waitForLoadState('networkidle');
  await nextFrames(page);
  expect(await page.locator('#root').innerHTML()).toBe(served);
  await expect(heading(page)).toHaveText(content.notFound.title);
});
