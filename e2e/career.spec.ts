import { jobPath, paths } from '../src/content/paths';
import { heading } from './support/page-objects';
import { expect, gotoAndHydrate, job, openJobs, test } from './support/test';

test('on a phone, a job is a card of at most 190 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoAndHydrate(page, paths.career);
  const box = await page.getByRole('article').filter({ hasText: job.title }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(190);
});

test('a card shows the tool that its job names, and a click anywhere on it opens the job', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.career);
  const withTool = openJobs.filter(({ icon }) => icon);
  expect(withTool).not.toEqual([]);
  for (const { title, icon } of withTool) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.locator(`img[src*="/${icon}-"]`)).toBeVisible();
  }

  const card = page.getByRole('article').filter({ hasText: job.title });
  await card.click({ position: { x: 300, y: 12 } });
  await expect(page).toHaveURL(jobPath(job));
  await expect(heading(page)).toHaveText(job.title);
});
