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
import { atEachWidth, heading, linesOf, readClipboard, gotoAndHydrate } from './visiting';

const { company, careers } = content;
const path = jobPath(job);

test('the career page lists the open jobs', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  await expect(heading(page)).toHaveText(careers.title);
  const cards = page.getByRole('main').getByRole('article');
  await atEachWidth(page, async () => {
    await expect(page.getByText(openPositions(openJobs.length), { exact: true })).toBeVisible();
    await expect(cards).toHaveCount(openJobs.length);
    for (const [index, { title, salary, slug }] of openJobs.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card.getByText(officeCity(company.address), { exact: true })).toBeVisible();
      await expect(card.getByText(formatSalary(salary), { exact: true })).toBeVisible();
      const link = card.getByRole('link', { name: `${careerLabels.viewMore} about ${title}` });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', jobPath({ slug }));
    }
  });
});

test('on a phone a card shows place and salary on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, paths.career);
  const card = page.getByRole('article').filter({ hasText: job.title });
  const place = await card.getByText(officeCity(company.address), { exact: true }).boundingBox();
  const salary = await card.getByText(formatSalary(job.salary), { exact: true }).boundingBox();
  const middle = (box: typeof place) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
  expect(Math.abs(middle(place) - middle(salary))).toBeLessThan(4);
});

test('below the openings three steps say how to apply', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  const section = page.getByRole('region', { name: jobLabels.applyTitle });
  await expect(section.getByRole('listitem').getByRole('heading')).toHaveText(
    applySteps.map(({ title }) => title),
  );
});

test('the first screen of a job shows its facts and Apply Now', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await gotoAndHydrate(page, path);
    const apply = page.getByRole('link', { name: jobLabels.apply }).first();
    await expect(apply).toBeInViewport({ ratio: 1 });
    for (const fact of [salaryText(job), job.location]) {
      await expect(page.getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a job states each fact once', async ({ page }) => {
  await gotoAndHydrate(page, path);
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('term')).toHaveText([
    jobLabels.salary,
    jobLabels.location,
    jobLabels.employmentType,
    jobLabels.posted,
    jobLabels.validThrough,
  ]);
  await expect(article.getByText(formatSalary(job.salary))).toHaveCount(1);
  await expect(article.getByText(job.location)).toHaveCount(1);
  await expect(article.getByText(`${jobLabels.reference}: ${job.slug}`)).toHaveCount(1);
});

test('on a phone the facts come before the duties, and help is as large as the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, path);
  const top = async (text: string) =>
    (await page.getByText(text, { exact: true }).boundingBox())?.y;
  expect(await top(salaryText(job))).toBeLessThan((await top(jobLabels.duties)) ?? NaN);
  await expect(page.getByText(jobLabels.attach)).toHaveCSS('font-size', '16px');
});

test('the address to write to opens the same email as Apply Now', async ({ page }) => {
  await gotoAndHydrate(page, path);
  const href = applyLink(job, company.hrEmail);
  for (const name of [`${jobLabels.apply} ${applyFor(job.title)}`, company.hrEmail]) {
    for (const link of await page.getByRole('link', { name, exact: true }).all()) {
      await expect(link).toHaveAttribute('href', href);
    }
  }
});

test('on a wide screen How to apply stays beside the text, and Apply Now follows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoAndHydrate(page, path);
  const apply = page.getByRole('link', { name: jobLabels.apply });
  await expect(apply).toHaveCount(2);
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

for (const width of [320, 360]) {
  test(`at ${width} px the address to write to breaks between words only`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await gotoAndHydrate(page, path);
    const address = await linesOf(page.getByRole('link', { name: company.hrEmail }));
    expect(address.join('')).toBe(company.hrEmail);
    for (const line of address.slice(0, -1)) expect(line).toMatch(/[@.]$/);
  });
}

test('a job can be applied for until the end of its last day', async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: jobLabels.closedTitle })).toBeVisible();
    await expect(page.getByRole('heading', { name: jobLabels.closedTitle })).toBeInViewport();
    await expect(page.getByRole('link', { name: company.hrEmail })).toHaveCount(0);
    await expect(apply).toHaveCount(0);
  }
  const others = page.getByRole('region', { name: jobLabels.otherOpenings }).getByRole('link');
  await expect(others).toHaveText(
    openJobs.filter((open) => open !== lastDay).map(({ title }) => title),
  );
});

test('a click beside View More leads to the job, too', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  const card = page.getByRole('article').filter({ hasText: job.title });
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? NaN) - 12, y: 12 } });
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(job.title);
});

test('on a phone Apply Now stays within reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, path);
  const apply = page.getByRole('link', { name: jobLabels.apply });
  const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
  expect(end).toBeGreaterThan(740);
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((top) => window.scrollTo(0, top), end * share);
    await expect(apply).toBeInViewport({ ratio: 1 });
    await apply.click({ trial: true });
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(end * share, -1);
  }
});

test('a job is shared, copied and printed under its public address @browser-habits', async ({
  page,
}) => {
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
