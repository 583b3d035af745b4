import { openPositions } from '../src/content/careers';
import { company } from '../src/content/company';
import { formatSalary } from '../src/content/format';
import { jobPath } from '../src/content/jobs';
import { atEachWidth } from './at-each-width';
import { expect, openings, test } from './fixtures';
import { readClipboard, visit } from './visiting';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shown = openings.map((job) => ({
  title: job.title,
  path: jobPath(job),
  salary: formatSalary(job.salary),
}));

test('The career page lists the openings', async ({ page }) => {
  await page.goto('/career');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  const cards = page.getByRole('main').getByRole('listitem');
  await atEachWidth(page, async () => {
    await expect(page.getByText(openPositions(shown.length), { exact: true })).toBeVisible();
    await expect(cards).toHaveCount(shown.length);
    for (const { title, path, salary } of shown) {
      const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect(card.getByText('Warrenville, IL', { exact: true })).toBeVisible();
      await expect(card.getByText(salary, { exact: true })).toBeVisible();
      await expect(card.getByRole('link')).toHaveCount(1);
      const link = card.getByRole('link', { name: /^View More\b/ });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
    }
  });
});

for (const { title, path, salary } of shown) {
  test(`The page of the ${title} says what the job is`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const facts = main.getByRole('listitem');
    const duties = main.getByRole('region', { name: 'Duties' });
    const requirements = main.getByRole('region', { name: 'Requirements' });
    const workLocation = main.getByRole('region', { name: 'Work Location' });

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    const dutyCount = await duties.getByRole('listitem').count();
    expect(dutyCount).toBeGreaterThanOrEqual(6);
    expect(dutyCount).toBeLessThanOrEqual(9);
    const requirementCount = await requirements.getByRole('listitem').count();
    expect(requirementCount).toBeGreaterThanOrEqual(5);
    expect(requirementCount).toBeLessThanOrEqual(8);
    await expect(workLocation).toContainText('Warrenville');

    await atEachWidth(page, async () => {
      await expect(
        facts.filter({ hasText: /Warrenville, IL & Various US Locations$/ }),
      ).toBeVisible();
      await expect(facts.filter({ hasText: salary })).toBeVisible();
      for (const section of [duties, requirements, workLocation]) {
        await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
      }
      await expect(
        requirements.getByText("Master's degree, or Bachelor's plus 5 years of experience.", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: /^Apply Now\b/ })).toBeVisible();
    });
  });

  test(`Apply Now opens an e-mail about the ${title}`, async ({ page }) => {
    await page.goto(path);
    const apply = page.getByRole('link', { name: /^Apply Now\b/ });
    await expect(apply).toHaveCount(1);
    const href = (await apply.getAttribute('href')) ?? '';
    const mail = new URL(href);
    expect(mail.protocol).toBe('mailto:');
    expect(decodeURIComponent(mail.pathname)).toBe(company.hrEmail);
    expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(mail.searchParams.get('subject')).toBe(`Application for ${title}`);
    expect(href).toContain('subject=Application%20for%20');
    expect(href).not.toContain('+');
  });

  test(`View More leads to the ${title}, and so does a click beside it`, async ({ page }) => {
    await page.goto('/career');
    await page.getByRole('link', { name: `View More about ${title}` }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.goBack();
    const card = page.getByRole('article').filter({ hasText: title });
    const box = await card.boundingBox();
    await card.click({ position: { x: (box?.width ?? NaN) - 12, y: 12 } });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test(`On a phone Apply Now for the ${title} stays within reach`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const apply = page.getByRole('link', { name: /^Apply Now\b/ });
    const end = await page.evaluate(() => document.body.scrollHeight - window.innerHeight);
    expect(end).toBeGreaterThan(740);
    for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      await page.evaluate((top) => window.scrollTo(0, top), end * share);
      await expect(apply).toBeInViewport({ ratio: 1 });
      await apply.click({ trial: true });
      expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(end * share, -1);
    }
  });

  test(`The page of the ${title} leads on to the other openings`, async ({ page }) => {
    const others = shown.filter((opening) => opening.path !== path);
    await page.goto(path);
    const list = page.getByRole('region', { name: 'Other openings' });
    await atEachWidth(page, async () => {
      await expect(list.getByRole('link')).toHaveText(others.map((other) => other.title));
      for (const other of others) await expect(list.getByText(other.salary)).toBeVisible();
    });

    for (const other of others) {
      await page.goto(path);
      const card = list.getByRole('listitem').filter({ hasText: other.title });
      const box = await card.boundingBox();
      await card.click({ position: { x: (box?.width ?? NaN) - 12, y: 12 } });
      await expect(page).toHaveURL(other.path);
      await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeInViewport();
    }
  });

  test(`The system's sheet shares the ${title} under its public address`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => void Object.assign(window, { shared: data });
    });
    await visit(page, `${path}?from=list#duties`);
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
      title,
      text: expect.stringContaining(title),
      url: company.siteUrl + path,
    });
  });

  test(`The page of the ${title} can be printed and its link copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await visit(page, path);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const copied = await readClipboard(page);
    expect(copied).toBe(company.siteUrl + path);

    await page.getByRole('button', { name: 'Copy e-mail address' }).click();
    await expect.poll(() => readClipboard(page)).toBe(company.hrEmail);
  });
}
