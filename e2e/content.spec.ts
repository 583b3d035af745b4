import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';

import { edits } from './edited-content';
import { expect, now, test } from './fixtures';
import { originOf, sites } from './sites';
import { stillness, visit } from './visiting';

test.use(stillness);

/** Most links are on every page. */
const followed = new Set<string>();

/** Every page that the build has made of what the owner wrote. */
function addressesOf(directory: string): string[] {
  return (
    readdirSync(directory)
      .filter((file) => file.endsWith('.html'))
      // Not what the owner has put into public/.
      .filter((file) => readFileSync(path.join(directory, file), 'utf8').includes('id="root"'))
      // The home page under its other name.
      .filter((file) => file !== 'Home.html')
      .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  );
}

const builtSites = [
  // Built today.
  { name: 'The owner’s site', site: sites.real, moment: null },
  { name: 'The site after the edits of CONTRIBUTING.md', site: sites.edited, moment: now },
];

for (const { name, site, moment } of builtSites) {
  test.describe(name, () => {
    test.use({ moment });
    for (const address of addressesOf(site.directory)) {
      test(`${address} is sound, and its links lead somewhere`, async ({
        page,
        request,
        watch,
      }) => {
        watch.allowOrigin(originOf(site));
        watch.expectErrors(/status of 404 .*\/404$/);

        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await visit(page, originOf(site) + address);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ help, nodes }) => [help, nodes.map(({ html }) => html)]),
          ).toEqual([]);
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

        const links = page.locator('a[href]');
        const targets = await links.evaluateAll((all) =>
          all.map((link) => (link as HTMLAnchorElement).href),
        );
        for (const target of targets) {
          const { origin, pathname, hash } = new URL(target);
          if (origin !== originOf(site) || followed.has(target)) continue;
          followed.add(target);
          const response = await request.get(originOf(site) + pathname);
          expect(response.status(), target).toBe(pathname === '/404' ? 404 : 200);
          if (hash !== '') expect(await response.text(), target).toContain(`id="${hash.slice(1)}"`);
        }
      });
    }
  });
}

test('the edits of CONTRIBUTING.md come to the pages', async ({ page, watch }) => {
  const { phone, job, service } = edits;
  const origin = originOf(sites.edited);
  watch.allowOrigin(origin);

  await visit(page, `${origin}/`);
  await expect(page.getByRole('heading', { name: service })).toBeVisible();
  await expect(page.getByRole('link', { name: phone })).not.toHaveCount(0);
  await visit(page, `${origin}/career`);
  const card = page.getByRole('article').filter({ hasText: job.title });
  await expect(card).toContainText(job.salary);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`${origin}/${job.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);

  for (const file of ['sitemap.xml', 'feed.xml', 'jobs.json', 'career.html']) {
    expect(readFileSync(path.join(sites.edited.directory, file), 'utf8'), file).toContain(job.slug);
  }
});
