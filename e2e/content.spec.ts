import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';

import { rootId } from '../src/root-element';
import { expect, test } from './fixtures';
import { sites } from './sites';
import { stillness, visit } from './visiting';

const { directory } = sites.real;

/** Every page that the build has made of what the owner wrote. */
const addresses = readdirSync(directory)
  .filter((file) => file.endsWith('.html'))
  // Not what the owner has put into public/.
  .filter((file) => readFileSync(path.join(directory, file), 'utf8').includes(`id="${rootId}"`))
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`);

test.use(stillness);

for (const address of addresses) {
  test(`${address} is sound, and its links lead somewhere`, async ({ page, request, watch }) => {
    watch.expectErrors(/status of 404 .*\/404$/);
    // Not the day of the fixtures: this site is built today.
    await page.clock.setFixedTime(new Date());

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await visit(page, address);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ help, nodes }) => [help, nodes.map(({ html }) => html)])).toEqual(
        [],
      );
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const links = page.locator('a[href]');
    const targets = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const target of new Set(targets)) {
      const { origin, pathname, hash } = new URL(target);
      if (origin !== new URL(page.url()).origin) continue;
      const response = await request.get(pathname);
      expect(response.status(), target).toBe(pathname === '/404' ? 404 : 200);
      if (hash !== '') expect(await response.text(), target).toContain(`id="${hash.slice(1)}"`);
    }
  });
}
