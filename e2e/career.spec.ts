import type { Page } from '@playwright/test';

import { officeCity } from '../src/contact/address';
import {
  applyFor,
  applySteps,
  careerLabels,
  copyLabel,
  copyLabels,
  jobLabels,
  openPositions,
} from '../src/content/labels';
import { formatDate, formatSalary } from '../src/jobs/format';
import { applyLink, jobPath, salaryText } from '../src/jobs/job';
import { paths } from '../src/paths';
import { closedJob, content, expect, job, openJobs, test, today } from './fixtures';
import { scrollPosition, scrollTo } from './scrolling';
import { gotoAndHydrate, heading, linesOf, readClipboard } from './visiting';

const { company, careers } = content;
const path = jobPath(job);
const phone = { width: 360, height: 740 };

test('the career page lists the open jobs and how to apply', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  await expect(heading(page)).toHaveText(careers.title);
  await expect(page.getByText(openPositions(openJobs.length), { exact: true })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(openJobs.length);
  for (const [index, { title, salary, slug }] of openJobs.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByText(officeCity(company.address), { exact: true })).toBeVisible();
    await expect(card.getByText(formatSalary(salary), { exact: true })).toBeVisible();
    const link = card.getByRole('link', { name: `${careerLabels.viewMore} about ${title}` });
    await expect(link).toHaveAttribute('href', jobPath({ slug }));
  }
  const steps = page.getByRole('region', { name: jobLabels.applyTitle }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText(applySteps.map(({ title }) => title));

  await test.step('on a phone, place and salary are on one line', async () => {
    await page.setViewportSize(phone);
    const card = page.getByRole('article').filter({ hasText: job.title });
    const place = await card.getByText(officeCity(company.address), { exact: true }).boundingBox();
    const salary = await card.getByText(formatSalary(job.salary), { exact: true }).boundingBox();
    const middle = (box: typeof place) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    expect(Math.abs(middle(place) - middle(salary))).toBeLessThan(4);
  });

  await test.step('a click anywhere on a card opens its job', async () => {
    const card = page.getByRole('article').filter({ hasText: job.title });
    await card.click({ position: { x: 300, y: 12 } });
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(job.title);
  });
});

test('on a desktop, How to apply stays beside the text', async ({ page }) => {
  await gotoAndHydrate(page, path);
  await expectFactsInViewport(page);
  const apply = page.getByRole('link', { name: jobLabels.apply });
  await expect(apply).toHaveCount(2);
  await expect(apply.first()).toBeInViewport({ ratio: 1 });
  await expect(apply.last()).not.toBeInViewport();
  const card = page.getByRole('complementary', { name: jobLabels.applyTitle });
  for (const name of [jobLabels.duties, jobLabels.requirements, jobLabels.workLocation]) {
    const section = page.getByRole('region', { name });
    await section.scrollIntoViewIfNeeded();
    await expect(card.getByRole('link', { name: company.hrEmail })).toBeInViewport({ ratio: 1 });
    const text = await section.boundingBox();
    expect((await card.boundingBox())?.x).toBeGreaterThan((text?.x ?? NaN) + (text?.width ?? NaN));
  }
  await apply.last().scrollIntoViewIfNeeded();
  await expect(apply.first()).not.toBeInViewport();
});

test('on a phone, Apply Now stays in view', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoAndHydrate(page, path);
  await expectFactsInViewport(page);
  const apply = page.getByRole('link', { name: jobLabels.apply });
  const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
  expect(end).toBeGreaterThan(740);
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    const top = Math.round(end * share);
    await scrollTo(page, top);
    await expect(apply).toBeInViewport({ ratio: 1 });
    await apply.click({ trial: true });
    expect(await scrollPosition(page)).toBeCloseTo(top, -1);
  }
});

async function expectFactsInViewport(page: Page) {
  for (const fact of [salaryText(job), job.location]) {
    await expect(page.getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
  }
}

test('the HR link opens the same email as Apply Now, and breaks between words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await gotoAndHydrate(page, path);
  const address = page.getByRole('link', { name: company.hrEmail, exact: true });
  const apply = page.getByRole('link', { name: `${jobLabels.apply} ${applyFor(job.title)}` });
  for (const link of [address, apply]) {
    await expect(link).toHaveAttribute('href', applyLink(job, company.hrEmail));
  }
  const lines = await linesOf(address);
  expect(lines.join('')).toBe(company.hrEmail);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[@.]$/);
  await expect(page.getByText(jobLabels.attach)).toHaveCSS('font-size', '16px');
});

test('a job closes at the end of its last day', async ({ page }) => {
  const lastDay = openJobs.find(({ validThrough }) => validThrough === today) ?? job;
  const apply = page.getByRole('link', { name: jobLabels.apply }).first();

  await page.clock.setFixedTime(`${today}T23:59:00-06:00`);
  await gotoAndHydrate(page, jobPath(lastDay));
  await expect(apply).toBeVisible();
  await expect(page.getByText(jobLabels.validThrough).locator('+ dd')).toHaveText(
    formatDate(today),
  );

  // The document still says that the job is open.
  await page.clock.setFixedTime(Date.parse(`${today}T23:59:00-06:00`) + 60_000);
  for (const closed of [lastDay, closedJob]) {
    await gotoAndHydrate(page, jobPath(closed));
    await expect(page.getByRole('heading', { name: jobLabels.closedTitle })).toBeInViewport();
    await expect(page.getByRole('link', { name: company.hrEmail })).toHaveCount(0);
    await expect(apply).toHaveCount(0);
  }
});

test('the buttons of a job share, copy and print it @headed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await gotoAndHydrate(page, `${path}?from=list#duties`);

  await page.getByRole('button', { name: jobLabels.share }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: job.title,
    text: expect.stringContaining(`${job.title} at ${company.name}`),
    url: company.siteUrl + path,
  });

  for (const [label, text] of [
    [jobLabels.copyLink, company.siteUrl + path],
    [jobLabels.copyAddress, company.hrEmail],
  ] as const) {
    await page.getByRole('button', { name: copyLabel(label) }).click();
    await expect.poll(() => readClipboard(page)).toBe(text);
  }
  await expect(page.getByRole('status').filter({ hasText: copyLabels.done })).toHaveCount(2);

  await page.getByRole('button', { name: jobLabels.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
