import { readdirSync } from 'node:fs';

import { readContent } from '../build/content';
import { reservedSlugs } from '../build/output-files';
import { jobPath } from '../src/jobs/job';
import { edits } from './edited-content';
import { content, expect, now, test } from './fixtures';
import { built, originOf, sites } from './sites';
import { expectNoAxeViolations, heading, gotoAndHydrate, forEachStep } from './visiting';

const { phone, job, service } = edits;

// The owner's site is built today, and may have later dates than the tests' fixed day.
const realNow = new Date().toISOString();

for (const { name, site, date, addresses } of [
  {
    name: 'The owner’s site',
    site: sites.real,
    date: realNow,
    addresses: [
      '/',
      '/career',
      '/404',
      ...readContent('content', realNow.slice(0, 10)).content.jobs.map(jobPath),
    ],
  },
  {
    name: 'The site after the edits of CONTRIBUTING.md',
    site: sites.edited,
    date: now,
    addresses: ['/', '/career', `/${job.slug}`, '/data-analyst-2'],
  },
]) {
  test.describe(name, () => {
    test.use({ baseURL: originOf(site), date });
    for (const address of addresses) {
      test(`${address} is accessible, and its links work`, async ({ page, request }) => {
        await forEachStep(['light', 'dark'] as const, async (colorScheme) => {
          await page.emulateMedia({ colorScheme });
          await gotoAndHydrate(page, address);
          await expectNoAxeViolations(page);
        });
        await expect(heading(page)).toHaveCount(1);

        const targets = await page
          .locator('a[href^="/"], a[href^="#"]')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
        await forEachStep(new Set(targets), async (target) => {
          const { pathname, hash } = new URL(target);
          const response = await request.get(pathname);
          expect(response.status(), target).toBe(pathname === '/404' ? 404 : 200);
          if (hash !== '') expect(await response.text(), target).toContain(`id="${hash.slice(1)}"`);
        });
      });
    }
  });
}

test('a job cannot take the name of anything the build writes', () => {
  const files = [...readdirSync(built()), ...readdirSync(built('previews'))];
  const names = new Set(files.map((file) => file.replace(/\..*$/, '').toLowerCase()));
  const jobs = content.jobs.map(({ slug }) => slug);
  // Job files are named in letters, digits and hyphens.
  const possible = [...names].filter((name) => /^[a-z\d][a-z\d-]*$/.test(name));

  expect(reservedSlugs()).toEqual(new Set([...possible].filter((name) => !jobs.includes(name))));
});

test.describe('The edits of CONTRIBUTING.md', () => {
  test.use({ baseURL: originOf(sites.edited) });

  test('reach the pages, the sitemap and the feeds', async ({ page, request }) => {
    await gotoAndHydrate(page, '/');
    await expect(page.getByRole('heading', { name: service })).toBeVisible();
    await expect(page.getByRole('link', { name: phone })).not.toHaveCount(0);
    await gotoAndHydrate(page, '/career');
    const card = page.getByRole('article').filter({ hasText: job.title });
    await expect(card).toContainText(job.salary);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(`/${job.slug}`);
    await expect(heading(page)).toHaveText(job.title);

    await forEachStep(['sitemap.xml', 'feed.xml', 'jobs.json', 'career.html'], async (file) => {
      expect(await (await request.get(file)).text(), file).toContain(job.slug);
    });
  });
});
