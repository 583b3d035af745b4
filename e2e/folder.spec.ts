import { company } from '../src/content/company';
import { jobPath } from '../src/content/jobs';
import { anOpening, expect, test } from './fixtures';
import { readClipboard, visit } from './visiting';

const job = anOpening();
const path = jobPath(job);

test('below a folder every page starts, and its links stay in the folder', async ({ page }) => {
  await visit(page, 'career');
  await page.getByRole('link', { name: `View More about ${job.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/folder${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);

  const canonical = `${company.siteUrl}/folder${path}`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await readClipboard(page)).toBe(canonical);

  await page
    .getByRole('link', { name: `${company.name}, home page` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/folder\/$/);
});

test('beside the folder there is nothing', async ({ request, baseURL }) => {
  expect((await request.get(new URL('/', baseURL).href)).status()).toBe(404);
  expect((await request.get(new URL('/folder/nowhere', baseURL).href)).status()).toBe(404);
  expect((await request.get(new URL('/folder/career', baseURL).href)).status()).toBe(200);
});
