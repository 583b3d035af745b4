import type { Page } from '@playwright/test';

import { timeZones } from '../fixtures/time-zones';
import { formatDate, formatSalary } from '../src/content/format';
import { jobPath } from '../src/content/paths';
import { readClipboard } from './support/clipboard';
import { expectIcon } from './support/icons';
import { setTextSize } from './support/layout-audit';
import { scrollTo } from './support/scrolling';
import {
  closedJob,
  content,
  expect,
  job,
  longestTitle,
  openJobs,
  test,
  today,
} from './support/test';
import { gotoAndHydrate, heading } from './support/visiting';

const { company, careers } = content;
const path = jobPath(job);

async function showAddress(page: Page) {
  await page.getByText(careers.applyByEmail.noEmailApp).click();
}

test('how to apply comes before the duties, and on a desktop Apply Now is in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await gotoAndHydrate(page, path);
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'How to apply',
    'Duties',
    'Requirements',
    'Work Location',
    'Benefits',
  ]);
});

test('on a desktop, all of the card with Apply Now fits below the navigation bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await gotoAndHydrate(page, path);
  await showAddress(page);
  const salary = page.getByText('Salary', { exact: true });
  const top = await salary.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollTo(page, top - 100);
  await salary.click({ trial: true });
  // Before the click, which would scroll to it
  await expect(page.getByRole('button', { name: 'Copy subject' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Copy subject' }).click({ trial: true });
});

test('on a desktop, the work location is right below the card, and the requirements take the width', async ({
  page,
}) => {
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await gotoAndHydrate(page, path);
    const [card, duties, requirements, place] = await Promise.all(
      ['How to apply', 'Duties', 'Requirements', 'Work Location'].map((name) =>
        page.getByRole('region', { name }).boundingBox(),
      ),
    );
    if (!card || !duties || !requirements || !place) throw new Error('A section is missing');
    const distance = place.y - (card.y + card.height);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(60);
    expect(place.x).toBeGreaterThan(duties.x + duties.width);
    expect(requirements.y).toBeGreaterThan(place.y + place.height);
    expect(requirements.y).toBeGreaterThan(duties.y + duties.height);
    expect(requirements.x).toBe(duties.x);
    expect(requirements.x + requirements.width).toBeGreaterThanOrEqual(place.x + place.width);
  }
});

test('on a desktop, the education requirement is above the others, which are in two columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoAndHydrate(page, path);
  const items = page.getByRole('region', { name: 'Requirements' }).getByRole('listitem');
  const boxes = [items.first(), items.nth(1), items.last()].map((item) => item.boundingBox());
  const [education, next, last] = await Promise.all(boxes);
  if (!education || !next || !last) throw new Error('A requirement is missing');
  expect(next.y).toBeGreaterThanOrEqual(education.y + education.height);
  expect(next.x).toBe(education.x);
  expect(last.x).toBeGreaterThan(next.x + next.width);
  expect(last.x + last.width).toBeCloseTo(education.x + education.width);
});

test('on a desktop, the text ends with Apply Now, and the tools are after it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoAndHydrate(page, path);
  const benefits = await page.getByRole('region', { name: 'Benefits' }).boundingBox();
  const apply = await page.getByRole('link', { name: 'Apply Now' }).nth(1).boundingBox();
  const copy = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
  if (!benefits || !apply || !copy) throw new Error('Benefits or a button are missing');
  expect(apply.y).toBeGreaterThan(benefits.y + benefits.height);
  expect(copy.x).toBeGreaterThan(apply.x + apply.width);
  expect(copy.y).toBeLessThan(apply.y + apply.height);
});

test('on a phone, how to apply leaves room for the duties', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await gotoAndHydrate(page, path);
  const instructions = page.getByRole('region', { name: 'How to apply' });
  expect((await instructions.boundingBox())?.height).toBeLessThanOrEqual(190);
});

test('the email address is below Apply Now, a link, and selectable', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await gotoAndHydrate(page, path);
    const email = page.getByText(company.hrEmail, { exact: true }).first();
    await expect(email).toBeVisible();
    await expect(email).toHaveRole('link');
    expect((await email.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await email.selectText();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(company.hrEmail);
    // Selecting scrolls to the address.
    const apply = await page.getByRole('link', { name: 'Apply Now' }).first().boundingBox();
    const below = (await email.boundingBox())?.y ?? 0;
    expect(below).toBeGreaterThan((apply?.y ?? Infinity) + (apply?.height ?? 0));
  }
});

test('the address and the subject open with the keyboard', async ({ page }) => {
  await gotoAndHydrate(page, path);
  const instructions = page.getByRole('region', { name: 'How to apply' });
  const copy = instructions.getByRole('button', { name: 'Copy email address' });
  await expect(copy).toBeHidden();
  const summary = instructions.getByText(careers.applyByEmail.noEmailApp);
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await summary.press('Enter');
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
});

test('Copy is on the line of what it copies', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await gotoAndHydrate(page, path);
    await showAddress(page);
    const instructions = page.getByRole('region', { name: 'How to apply' });
    const address = await instructions.getByRole('code').first().boundingBox();
    const button = instructions.getByRole('button', { name: 'Copy email address' });
    const copy = await button.boundingBox();
    if (!address || !copy) throw new Error('The address or its button is missing');
    const middle = address.y + address.height / 2;
    expect(Math.abs(copy.y + copy.height / 2 - middle)).toBeLessThan(4);
    expect(copy.height).toBeGreaterThanOrEqual(44);
  }
});

test('the job’s ID is only printed', async ({ page }) => {
  await gotoAndHydrate(page, path);
  await expect(page.getByText('Job ID')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Job ID: ${job.slug}`)).toBeVisible();
});

test('the email about a job has the lines that the applicant fills in', async ({ page }) => {
  await gotoAndHydrate(page, path);
  const link = page.getByRole('link', { name: 'Apply Now' }).first();
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(searchParams.get('body')).toBe(
    careers.applyByEmail.lines.map((line) => `${line}: \r\n`).join(''),
  );
});

test('with large text on a phone, the copy button is below the address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await gotoAndHydrate(page, path);
  await setTextSize(page, 32);
  await showAddress(page);
  const instructions = page.getByRole('region', { name: 'How to apply' });
  const address = await instructions.getByRole('code').first().boundingBox();
  const button = instructions.getByRole('button', { name: 'Copy email address' });
  const copy = await button.boundingBox();
  if (!address || !copy) throw new Error('The address or its button is missing');
  expect(copy.y).toBeGreaterThanOrEqual(address.y + address.height);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const bar = (page: Page) => page.locator('[data-shown]');
  const applyLink = (page: Page, index: number) =>
    page.getByRole('link', { name: 'Apply Now' }).nth(index);
  const footerHeight = async (page: Page) =>
    (await page.getByRole('contentinfo').boundingBox())?.height;

  test('the salary and the location are in the first screen', async ({ page }) => {
    await gotoAndHydrate(page, path);
    for (const fact of [formatSalary(job.salary), job.location]) {
      await expect(page.getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test('Apply Now is at the bottom of the viewport where the page does not show it', async ({
    page,
  }) => {
    await gotoAndHydrate(page, path);
    const [inCard, atEnd] = [applyLink(page, 0), applyLink(page, 1)];
    await inCard.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await inCard.click({ trial: true });
    // The navigation bar covers it.
    await scrollTo(
      page,
      await inCard.evaluate((element) => element.getBoundingClientRect().top + scrollY - 8),
    );
    await expect(bar(page)).toBeVisible();
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight / 3));
    await expect(inCard).not.toBeInViewport();
    await expect(bar(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await bar(page).getByRole('link').click({ trial: true });
    await atEnd.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await atEnd.click({ trial: true });
  });

  test('Apply Now does not cover what is below the job, even after a jump', async ({ page }) => {
    await gotoAndHydrate(page, path);
    // Hides the bar, for which the footer leaves room.
    await applyLink(page, 0).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    const height = await footerHeight(page);
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await expect(applyLink(page, 1)).not.toBeInViewport();
    await expect(bar(page)).toBeHidden();
    expect(await footerHeight(page)).toBe(height);
  });
});

test('on a tablet, too, Apply Now is at the bottom of the viewport', async ({ page }) => {
  for (const width of [600, 899]) {
    await page.setViewportSize({ width, height: 700 });
    await gotoAndHydrate(page, path);
    const section = page.getByRole('region', { name: 'Requirements' });
    await scrollTo(
      page,
      await section.evaluate((element) => element.getBoundingClientRect().top + scrollY - 80),
    );
    await expect(page.locator('[data-shown] a')).toBeInViewport({ ratio: 1 });
  }
});

test('a job closes at the end of its last day', async ({ page }) => {
  const lastDay = openJobs.find(({ validThrough }) => validThrough === today) ?? job;
  const apply = page.getByRole('link', { name: 'Apply Now' }).first();

  await page.clock.setFixedTime(`${today}T23:59:00-05:00`);
  await gotoAndHydrate(page, jobPath(lastDay));
  await expect(apply).toBeVisible();
  await expect(page.getByText('Apply by').locator('+ dd')).toHaveText(formatDate(today));

  // The document was built while the job was open.
  await page.clock.setFixedTime(Date.parse(`${today}T23:59:00-05:00`) + 60_000);
  for (const closed of [lastDay, closedJob]) {
    await gotoAndHydrate(page, jobPath(closed));
    await expect(page.getByRole('heading', { name: careers.closedJob.title })).toBeInViewport();
    await expect(page.getByRole('link', { name: company.hrEmail })).toHaveCount(0);
    await expect(apply).toHaveCount(0);
  }
});

for (const timezoneId of timeZones) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('dates are those of the office, and a job closes when its last day ends there', async ({
      page,
    }) => {
      const fact = (name: string) => page.getByText(name, { exact: true }).locator('+ dd');
      await gotoAndHydrate(page, path);
      await expect(fact('Posted')).toHaveText('February 1, 2027');

      await page.clock.setFixedTime('2027-12-31T23:59:59-06:00');
      await gotoAndHydrate(page, path);
      await expect(fact('Apply by')).toHaveText('December 31, 2027');
      await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(2);

      await page.clock.setFixedTime('2028-01-01T00:00:00-06:00');
      await gotoAndHydrate(page, path);
      await expect(page.getByRole('heading', { name: careers.closedJob.title })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
    });
  });
}

test('"Copied" does not show on the next job', async ({ page }) => {
  await gotoAndHydrate(page, path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const others = page.getByRole('region', { name: 'Other open positions' });
  await others.getByRole('link', { name: longestTitle.title }).click();
  await expect(heading(page)).toHaveText(longestTitle.title);
  // Without waiting, because the message disappears by itself after a while.
  expect(await page.getByText('Copied').count()).toBe(0);
});

test('the share, copy and print buttons work @full-chromium', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await gotoAndHydrate(page, `${path}?from=list#duties`);
  for (const [name, icon] of [
    ['Share', 'share'],
    ['Copy link', 'copy'],
    ['Print', 'print'],
  ] as const) {
    await expectIcon(page.getByRole('button', { name }), `icons/${icon}`);
  }
  await expectIcon(page.getByRole('link', { name: 'Apply Now' }).first(), 'icons/mail');

  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: job.title,
    text: `${job.title} at ${company.name}, ${job.location}`,
    url: company.siteUrl + path,
  });

  await showAddress(page);
  for (const [label, text] of [
    ['link', company.siteUrl + path],
    ['email address', company.hrEmail],
  ] as const) {
    await page.getByRole('button', { name: `Copy ${label}` }).click();
    await expect.poll(() => readClipboard(page)).toBe(text);
  }
  await expect(page.getByText('Copied')).toHaveCount(2);

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});
