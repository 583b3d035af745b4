import { homePage } from '../src/content/labels';
import { telLink } from '../src/contact/links';
import { applyLink, jobPath } from '../src/jobs/job';
import { homeSections } from '../src/paths';
import { closedJob, content, expect, job, missingDocument, test } from './fixtures';
import { entries, entry, expectAllEntries } from './site-menu';
import { destination } from './visiting';

const { company, careers } = content;

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280]) {
  test(`without script every kind of page reads complete at ${width} px, and leads on`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(missingDocument);
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/career', jobPath(job), jobPath(closedJob), '/no-such-page']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAllEntries(page);
      for (const link of await entries(page).all()) await expect(link).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await entry(page, 'Career').click();
      await expect(page.getByRole('heading', { name: careers.title })).toBeVisible();
    }
  });
}

test('without script hash links lead to their sections, from the same page and from others', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: homePage.moreInfo }).click();
  await expect(page).toHaveURL(`/#${homeSections.about}`);
  await expect(destination(page, homeSections.about)).toBeInViewport();

  await page.goto('/career');
  await entry(page, 'Services').click();
  await expect(destination(page, homeSections.services)).toBeInViewport();
});

test('without script every way of writing and calling is a link', async ({ page }) => {
  await page.goto('/');
  for (const href of [
    `mailto:${company.email}`,
    telLink(company.phone),
    telLink(company.demoPhone),
  ]) {
    await expect(page.locator(`a[href="${href}"]`).last()).toBeVisible();
  }
  await page.goto(jobPath(job));
  const apply = page.getByRole('link', { name: /apply now/i });
  await expect(apply).toBeVisible();
  await expect(apply).toHaveAttribute('href', applyLink(job, company.hrEmail));
  await expect(page.getByText(company.hrEmail, { exact: true })).toBeVisible();
});
