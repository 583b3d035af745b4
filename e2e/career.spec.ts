import { officeCity } from '../src/contact/address';
import { careerPage, copyLabel, copying, jobPage, openPositions } from '../src/content/labels';
import { formatDate, formatSalary } from '../src/jobs/format';
import { applyLink, jobPath, salaryText } from '../src/jobs/job';
import { atEachWidth } from './at-each-width';
import { closedJob, content, expect, job, openJobs, test, today } from './fixtures';
import { readClipboard, stillness, visit } from './visiting';

const { company, careers } = content;
const path = jobPath(job);
const publicAddress = company.siteUrl + path;
const applyName = new RegExp(`^${jobPage.apply}\\b`);

test.use(stillness);

test('the career page lists the open jobs', async ({ page }) => {
  await visit(page, '/career');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(careers.title);
  const cards = page.getByRole('main').getByRole('article');
  await atEachWidth(page, async () => {
    await expect(page.getByText(openPositions(openJobs.length), { exact: true })).toBeVisible();
    await expect(cards).toHaveCount(openJobs.length);
    for (const { title, salary, slug } of openJobs) {
      const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(card.getByText(officeCity(company.address), { exact: true })).toBeVisible();
      await expect(card.getByText(formatSalary(salary), { exact: true })).toBeVisible();
      await expect(card.getByRole('link')).toHaveCount(1);
      const link = card.getByRole('link', { name: new RegExp(`^${careerPage.viewMore}\\b`) });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', jobPath({ slug }));
    }
  });
});

test('a job’s page says what the job is and how to apply', async ({ page }) => {
  await visit(page, path);
  const main = page.getByRole('main');
  const facts = main.getByRole('listitem');
  const apply = page.getByRole('link', { name: applyName });
  const { duties, requirements, workLocation, benefits } = jobPage;

  await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await expect(apply).toHaveCount(1);
  await expect(apply).toHaveAttribute('href', applyLink(job, company.hrEmail));
  await atEachWidth(page, async () => {
    await expect(facts.filter({ hasText: job.location })).toBeVisible();
    await expect(facts.filter({ hasText: salaryText(job) })).toBeVisible();
    for (const name of [duties, requirements, workLocation, benefits]) {
      const section = main.getByRole('region', { name });
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    }
    await expect(main.getByText(careers.education.requirement, { exact: true })).toBeVisible();
    await expect(apply).toBeVisible();
  });
});

test('a job can be applied for until the end of its last day', async ({ page }) => {
  const lastDay = openJobs.find(({ validThrough }) => validThrough === today);
  const apply = page.getByRole('link', { name: applyName });
  const closed = page.getByRole('heading', { name: jobPage.closedTitle });

  await page.clock.setFixedTime(`${today}T23:59:00-06:00`);
  await visit(page, jobPath(lastDay ?? job));
  await expect(apply).toBeVisible();
  await expect(page.getByText(jobPage.validThrough).locator('+ dd')).toHaveText(formatDate(today));

  // The document still says that the job is open.
  await page.clock.setFixedTime(Date.parse(`${today}T23:59:00-06:00`) + 60_000);
  for (const { slug } of [lastDay ?? job, closedJob]) {
    await visit(page, jobPath({ slug }));
    await expect(closed).toBeVisible();
    await expect(apply).toHaveCount(0);
  }
  const others = page.getByRole('region', { name: jobPage.otherOpenings }).getByRole('link');
  await expect(others).toHaveText(
    openJobs.filter((open) => open !== lastDay).map(({ title }) => title),
  );
});

test('a click beside View More leads to the job, too', async ({ page }) => {
  await visit(page, '/career');
  const card = page.getByRole('article').filter({ hasText: job.title });
  const box = await card.boundingBox();
  await card.click({ position: { x: (box?.width ?? NaN) - 12, y: 12 } });
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
});

test('on a phone Apply Now stays within reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, path);
  const apply = page.getByRole('link', { name: applyName });
  const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
  expect(end).toBeGreaterThan(740);
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((top) => window.scrollTo(0, top), end * share);
    await expect(apply).toBeInViewport({ ratio: 1 });
    await apply.click({ trial: true });
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(end * share, -1);
  }
});

test('a job is shared, copied and printed under its public address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await visit(page, `${path}?from=list#duties`);

  await page.getByRole('button', { name: jobPage.share }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: job.title,
    text: expect.stringContaining(job.title),
    url: publicAddress,
  });

  for (const [label, text] of [
    [jobPage.copyLink, publicAddress],
    [jobPage.copyAddress, company.hrEmail],
  ] as const) {
    await page.getByRole('button', { name: copyLabel(label) }).click();
    await expect.poll(() => readClipboard(page)).toBe(text);
  }
  await expect(page.getByRole('status').filter({ hasText: copying.done })).toHaveCount(2);

  await page.getByRole('button', { name: jobPage.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
