import { copyLabel, copying, jobPage, viewMoreAbout } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { content, expect, job, test } from './fixtures';
import { readClipboard, visit } from './visiting';

const { company } = content;

test('below a folder every page starts, and its links stay in the folder', async ({ page }) => {
  await visit(page, 'career');
  await page.getByRole('link', { name: viewMoreAbout(job.title) }).click();
  await expect(page).toHaveURL(new RegExp(`/folder${jobPath(job)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);

  const canonical = `${company.siteUrl}/folder${jobPath(job)}`;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: copyLabel(jobPage.copyLink) }).click();
  await expect(page.getByText(copying.done)).toBeVisible();
  expect(await readClipboard(page)).toBe(canonical);

  await page.getByRole('banner').getByRole('link', { name: company.name }).click();
  await expect(page).toHaveURL(/\/folder\/$/);
});

test('beside the folder there is nothing', async ({ request, baseURL }) => {
  for (const [address, status] of [
    ['/', 404],
    ['/folder/nowhere', 404],
    ['/folder/career', 200],
  ] as const) {
    expect((await request.get(new URL(address, baseURL).href)).status(), address).toBe(status);
  }
});
