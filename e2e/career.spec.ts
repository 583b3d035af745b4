import { cityAndStateCode } from '../src/content/address';
import { employmentTypeNames, formatSalary } from '../src/content/format';
import { jobPath, paths } from '../src/content/paths';
import { content, expect, job, openJobs, test } from './support/test';
import { gotoAndHydrate, heading } from './support/visiting';

const { company, careers } = content;

test('the career page lists the open jobs and how to apply', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  await expect(heading(page)).toHaveText(careers.title);
  await expect(page.getByText(`${openJobs.length} open positions`, { exact: true })).toBeVisible();
  await expect(page.getByText(careers.locationNote)).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(openJobs.length);
  for (const [index, { title, salary, slug, employmentType }] of openJobs.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByText(cityAndStateCode(company.address), { exact: true })).toBeVisible();
    await expect(card.getByText(formatSalary(salary), { exact: true })).toBeVisible();
    const type = employmentTypeNames[employmentType];
    await expect(card.getByText(type, { exact: true })).toBeVisible();
    const link = card.getByRole('link', { name: `View More about ${title}` });
    await expect(link).toHaveAttribute('href', jobPath({ slug }));
  }
  const steps = page.getByRole('region', { name: 'How to apply' }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText(careers.applySteps.map(({ title }) => title));
});

test('a card shows the tool that its job names, or none', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  expect(openJobs.map(({ icon }) => icon)).toEqual(expect.arrayContaining(['ladder', undefined]));
  for (const { title, icon } of openJobs) {
    const card = page.getByRole('article').filter({ hasText: title });
    const drawings = card.locator('img');
    await expect(drawings).toHaveCount(icon ? 2 : 1);
    if (icon) await expect(drawings.last()).toHaveAttribute('src', new RegExp(`/${icon}\\.`));
  }
});

test('a click anywhere on a card opens its job', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  const card = page.getByRole('article').filter({ hasText: job.title });
  await card.click({ position: { x: 300, y: 12 } });
  await expect(page).toHaveURL(jobPath(job));
  await expect(heading(page)).toHaveText(job.title);
});

test('the career page says why people work here', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  const { title = '', reasons = [] } = careers.workingHere ?? {};
  const section = page.getByRole('region', { name: title });
  const entries = section.getByRole('listitem');
  await expect(entries.getByRole('heading')).toHaveText(reasons.map((reason) => reason.title));
  await expect(entries.getByRole('paragraph')).toHaveText(reasons.map(({ text }) => text));
});
