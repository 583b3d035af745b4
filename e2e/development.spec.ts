import { addresses, expect, test } from './fixtures';
import { originOf, sites } from './sites';
import { heading, visit } from './visiting';

test.use({ baseURL: originOf(sites.development) });

for (const address of addresses) {
  // `watch` fails on a warning.
  test(`development React hydrates ${address} without a warning`, async ({ page }) => {
    await visit(page, address);
    await expect(heading(page)).toBeVisible();
  });
}
