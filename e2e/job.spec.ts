import { readFileSync } from 'node:fs';

import { addressText } from '../src/content/address';
import { jobPath, paths } from '../src/content/paths';
import { allowToCopy, refuseToCopy } from './support/page-functions';
import { heading, messages, readClipboard, scrollTo } from './support/page-objects';
import {
  content,
  expect,
  gotoAndHydrate,
  job,
  longestTitle,
  nextFrames,
  test,
} from './support/test';

const { company, careers } = content;
const path = jobPath(job);

const readability = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

test('the first screen has Apply Now and, on a phone, the title, the salary, the location and the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await gotoAndHydrate(page, path);
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['Apply Now', company.hrEmail]) {
    await expect(page.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
  }
  for (const fact of [job.salaryText, job.location]) {
    const inCard = page.getByRole('definition').getByText(fact, { exact: true });
    await expect(inCard).toBeInViewport({ ratio: 1 });
  }
});

test('in narrow windows, Apply Now is within reach from the duties to the end of the job, and nowhere below it', async ({
  page,
}) => {
  await gotoAndHydrate(page, path);
  const canApply = () =>
    page.getByRole('link', { name: 'Apply Now' }).evaluateAll((links) =>
      links.some((link) => {
        const { x, y, width: across, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + across / 2, y + height / 2));
      }),
    );
  for (const width of [360, 899]) {
    await page.setViewportSize({ width, height: 740 });
    await scrollTo(page, 0);
    const end = await page
      .getByRole('button', { name: 'Copy link' })
      .last()
      .evaluate((element) => element.getBoundingClientRect().top - innerHeight);
    const duties = page.getByRole('heading', { name: 'Duties' });
    const start = await duties.evaluate((title) => title.getBoundingClientRect().top - 500);
    for (let top = start; top < end; top += 300) {
      await scrollTo(page, top);
      await expect.poll(canApply, `at ${top} px`).toBe(true);
    }
    await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
    await expect.poll(canApply).toBe(false);
  }
});

test('a reader view shows the salary, the location, the address and all of the text', async ({
  page,
}) => {
  await gotoAndHydrate(page, path);
  await page.evaluate(readability);
  const shown = await page.evaluate(readerText);
  const { salaryText, location, summary, duties, requirements, workLocation } = job;
  for (const text of [salaryText, summary, ...duties, ...requirements, ...workLocation]) {
    expect(shown).toContain(text.replaceAll('**', ''));
  }
  expect(shown.replaceAll('\u00a0', ' ')).toContain(location);
  expect(shown).toContain(`${careers.applyByEmail.addressLabel}${company.hrEmail}`);
  expect(shown).toContain('Apply Now');
});

/** Runs in the page: what Firefox's Reader View would show, by the same library. */
function readerText(): string {
  type Reader = { parse: () => { textContent: string } };
  const Readability = Reflect.get(window, 'Readability') as new (page: Document) => Reader;
  // Readability would write into them, which our policy forbids.
  for (const script of [...document.scripts]) script.remove();
  return new Readability(document).parse().textContent;
}

test('Chrome names links to an address by the address, without spaces in it', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [at, email] of [
    [path, company.hrEmail],
    [paths.home, company.email],
  ] as const) {
    await gotoAndHydrate(page, at);
    // Playwright computes names by itself, and differently: Chromium makes a space of `<wbr>`.
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter(({ role }) => role?.value === 'link')
      .map(({ name }) => String(name?.value));
    expect(names).toContain(email);
    expect(names.filter((name) => /@ /.test(name))).toEqual([]);
  }
});

test('in narrow windows, the bar with Apply Now comes when that of the card goes, and leaves the first title free', async ({
  page,
}) => {
  await gotoAndHydrate(page, path);
  const title = page.getByRole('heading', { name: 'Duties' });
  for (const [width, height] of [
    [360, 740],
    [430, 932],
    [899, 1180],
    [740, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 0);
    const end = await title.evaluate((element) => element.getBoundingClientRect().bottom);
    for (let top = 0; top < end; top += 40) {
      await scrollTo(page, top);
      const place = `${width} x ${height}, at ${top} px`;
      const links = page.getByRole('link', { name: 'Apply Now' });
      expect(await links.evaluateAll(countWhollyVisible), place).toBeLessThanOrEqual(1);
      expect(await title.evaluate(isCovered), place).toBe(false);
    }
  }
});

test('with 400% zoom, no bar stays in front of the text', async ({ page }) => {
  await page.setViewportSize({ width: 341, height: 164 });
  await gotoAndHydrate(page, path);
  const duty = page.getByRole('region', { name: 'Duties' }).getByRole('listitem').nth(2);
  await scrollTo(page, await duty.evaluate((item) => item.getBoundingClientRect().top));
  await expect(duty).toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  for (const link of await page.getByRole('link', { name: 'Apply Now' }).all()) {
    await expect(link).not.toBeInViewport();
  }
});

test('whoever has no email app finds the address and the subject, with the keyboard too', async ({
  page,
}) => {
  // The first has an "&" in its title.
  for (const each of [longestTitle, job]) {
    await gotoAndHydrate(page, jobPath(each));
    const apply = page.getByRole('link', { name: 'Apply Now' }).first();
    const { pathname, searchParams } = new URL(String(await apply.getAttribute('href')));
    expect([pathname, searchParams.get('subject')]).toEqual([
      company.hrEmail,
      `Application for ${each.title}`,
    ]);
  }

  await page.getByRole('link', { name: company.hrEmail }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy email address' })).toBeFocused();
  for (const [label, text] of [
    ['email address', company.hrEmail],
    ['subject', `Application for ${job.title}`],
  ] as const) {
    const button = page.getByRole('button', { name: `Copy ${label}` });
    await expect(page.getByText(text, { exact: true }).last()).toBeVisible();
    await button.press('Enter');
    await expect(page.getByRole('button', { name: `Copied ${label}` })).toBeVisible();
    expect(await readClipboard(page)).toBe(text);
  }
});

test('a job can be printed, shared and copied as a link; "Copied" does not show on the next job', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data });
    window.print = () => Object.assign(window, { printed: true });
  });
  await gotoAndHydrate(page, `${path}?from=list#duties`);
  await page.getByRole('button', { name: 'Print' }).first().click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);

  const url = company.siteUrl + path;
  await page.getByRole('button', { name: 'Share' }).first().click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: job.title,
    text: `${job.title} at ${company.name}, ${job.location}`,
    url,
  });

  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied link' })).toBeVisible();
  expect(await readClipboard(page)).toBe(url);
  await page.getByRole('link', { name: `View More about ${longestTitle.title}` }).click();
  await expect(heading(page)).toHaveText(longestTitle.title);
  // Without waiting, because the message disappears by itself after a while.
  expect(await page.getByText('Copied').count()).toBe(0);
});

test('wherever a salary stands, it is the whole salary', async ({ page, request }) => {
  const { from, to } = longestTitle.salary;
  const whole = `$${from.toLocaleString('en-US')} to $${to.toLocaleString('en-US')} per year`;
  const parts = new RegExp([from, to].map((amount) => amount.toLocaleString('en-US')).join('|'));
  const expectWhole = (text: string, place: string) => {
    expect(text, place).toContain(whole);
    expect(text.replaceAll(whole, ''), place).not.toMatch(parts);
  };

  for (const url of [paths.career, jobPath(longestTitle), path]) {
    await gotoAndHydrate(page, url);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const place = `${url} at ${width} px`;
      expectWhole(await page.locator('body').innerText(), place);
      const salaries = page.getByText(whole).filter({ visible: true });
      expect(await salaries.evaluateAll(cutOffTexts), place).toEqual([]);
    }
  }
  for (const file of [jobPath(longestTitle), '/feed.xml']) {
    expectWhole(await (await request.get(file)).text(), file);
  }
});

test('what the browser refuses to copy is selected on a phone, until it is copied', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [at, label, text] of [
    [paths.home, 'address', addressText(company.address)],
    [path, 'email address', company.hrEmail],
    [path, 'link', company.siteUrl + path],
  ] as const) {
    await test.step(label, async () => {
      await gotoAndHydrate(page, at);
      await page.evaluate(refuseToCopy);
      const button = page
        .getByRole('main')
        .getByRole('button', { name: label, exact: false })
        .first();
      await button.click();
      await expect(button).toHaveAccessibleName(`Couldn’t copy ${label}`);
      const shown = page.getByText(text, { exact: true }).last();
      await expect(shown).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => String(getSelection()))).toBe(text);
      await page.evaluate(allowToCopy);
      await button.click();
      await expect(button).toHaveAccessibleName(`Copied ${label}`);
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    });
  }
});

test('sharing that fails points to Copy link, unless the visitor has changed their mind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(Reflect.get(window, 'shareError'));
  });
  await gotoAndHydrate(page, path);
  const message = messages(page).getByText('Sharing didn’t work. Copy the link instead.');
  for (const [error, isTold] of [
    ['AbortError', false],
    ['InvalidStateError', false],
    ['NotAllowedError', true],
  ] as const) {
    await page.evaluate((name) => {
      Object.assign(window, { shareError: new DOMException('', name) });
    }, error);
    await page.getByRole('button', { name: 'Share' }).first().click();
    await nextFrames(page);
    await expect(message).toHaveCount(isTold ? 1 : 0);
  }
  await expect(message).toBeVisible();
});

test.describe('where a day begins first', () => {
  // All other tests run in the machine's zone.
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a job closes when its last day ends at the office', async ({ page }) => {
    const apply = page.getByRole('link', { name: `Apply Now for ${job.title}` });

    await page.clock.setFixedTime('2027-12-31T23:59:00-06:00');
    await gotoAndHydrate(page, path);
    await nextFrames(page);
    await expect(page.getByText('December 31, 2027', { exact: true })).toBeVisible();
    await expect(apply.first()).toBeVisible();

    // The documents were built while the job was open.
    await page.clock.setFixedTime('2028-01-01T00:00:00-06:00');
    await gotoAndHydrate(page, path);
    await expect(page.getByRole('heading', { name: careers.closedJob.title })).toBeInViewport();
    await expect(apply).toHaveCount(0);
    await expect(page.getByRole('link', { name: company.hrEmail })).toHaveCount(0);
    await gotoAndHydrate(page, paths.career);
    await expect(page.getByRole('link', { name: job.title })).toHaveCount(0);
  });
});

/** Runs in the page: how many elements are in the window, and not behind its bars. */
function countWhollyVisible(elements: Element[]): number {
  return elements.filter((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + 30, y)),
    );
  }).length;
}

/** Runs in the page: whether an element whose middle is between the navigation bar and the window's end is behind something. */
function isCovered(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const bar = document.querySelector('body header')?.getBoundingClientRect();
  if (!bar || middle < bar.bottom || middle > innerHeight) return false;
  return !element.contains(document.elementFromPoint(left + 1, middle));
}

/** Runs in the page: the texts of elements that hide a part of them. */
function cutOffTexts(elements: Element[]): string[] {
  return elements
    .filter(
      (element) =>
        getComputedStyle(element).overflow !== 'visible' &&
        (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    )
    .map((element) => element.textContent);
}
