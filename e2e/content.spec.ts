import { contentFileName } from '../generator/content/content-file-name';
import { readContent } from '../generator/content/read-content';
import { jobPath } from '../src/content/paths';
import { edits } from './support/edited-site-content';
import { originOf, sites } from './support/sites';
import { expect, test } from './support/test';
import { forEachStep, gotoAndHydrate, heading } from './support/visiting';

test.describe("the owner's site", () => {
  const { jobs, home, services, cloudTechnologies } = readContent('content').content;
  test.use({ baseURL: originOf(sites.owner) });

  test('each card shows the drawing that its icon names', async ({ page }) => {
    await gotoAndHydrate(page, '/');
    const cards = [...home.about.cards, ...services.cards, ...cloudTechnologies.cards];
    for (const { title, icon } of cards) {
      const drawing = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .locator('img');
      await expect(drawing).toHaveAttribute(
        'src',
        new RegExp(`(/(stars-)?${contentFileName(icon)}\\..*|#${icon})$`),
      );
    }
    for (const { icon } of home.about.cards) {
      const file = await page.locator(`img[src$="#${icon}"]`).getAttribute('src');
      const drawing = await page.request.get(file ?? '');
      expect(await drawing.text()).toContain(`<view id="${icon}"`);
    }

    await gotoAndHydrate(page, '/career');
    for (const { title, icon } of jobs) {
      const card = page.getByRole('article').filter({ hasText: title });
      const drawing = card.locator('img').last();
      if (icon) await expect(drawing).toHaveAttribute('src', new RegExp(`/${icon}\\.`));
    }
  });

  test('every internal link works', async ({ page, request }) => {
    const links = new Set<string>();
    await forEachStep(['/', '/career', ...jobs.slice(0, 1).map(jobPath)], async (path) => {
      await gotoAndHydrate(page, path);
      const targets = await page
        .locator('a[href^="/"], a[href^="#"]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const target of targets) links.add(target);
    });
    await forEachStep(links, async (link) => {
      const { pathname, hash } = new URL(link);
      const response = await request.get(pathname);
      expect(response.status()).toBe(200);
      if (hash !== '') expect(await response.text()).toContain(`id="${hash.slice(1)}"`);
    });
  });
});

test.describe('the edited site', () => {
  test.use({ baseURL: originOf(sites.edited) });

  test('web vitals are sent to vitalsEndpoint', async ({ page }) => {
    const names: string[] = [];
    await page.route(`**${edits.vitalsEndpoint}`, async (route) => {
      names.push(route.request().postDataJSON().name);
      await route.fulfill({ status: 204 });
    });
    await gotoAndHydrate(page, '/');
    await expect.poll(() => names).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  });

  test('edits from CONTRIBUTING.md appear on pages, in the sitemap and in feeds', async ({
    page,
    request,
  }) => {
    const { phone, job, service } = edits;
    await page.goto('/');
    await expect(page.getByRole('heading', { name: service })).toBeVisible();
    await expect(page.getByRole('link', { name: phone })).not.toHaveCount(0);
    // `demoPhone` is not set here, so the page shows the company's number.
    await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
    await page.goto('/career');
    const card = page.getByRole('article').filter({ hasText: job.title });
    await expect(card).toContainText(job.salary);
    await card.getByRole('link').click();
    await expect(heading(page)).toHaveText(job.title);
    // Four of more than a hundred, and a link to the rest.
    const others = page.getByRole('region', { name: 'Other open positions' });
    await expect(others.getByRole('listitem')).toHaveCount(4);
    await expect(others.getByRole('link', { name: 'All open positions' })).toBeVisible();

    await forEachStep(['sitemap.xml', 'feed.xml', 'jobs.json'], async (file) => {
      expect(await (await request.get(file)).text()).toContain(job.slug);
    });
  });
});
