import { paths } from '../src/paths';
import { expect, recordedPaths, test } from './support/test';
import { gotoAndHydrate } from './support/visiting';

for (const pagePath of recordedPaths) {
  test(`${pagePath} reads as recorded`, async ({ page }) => {
    await gotoAndHydrate(page, pagePath);
    // The bars and the footer are the same on every page.
    const isHome = pagePath === paths.home;
    const read = await page.locator(isHome ? 'body' : 'main').ariaSnapshot();
    expect(`${read}\n`).toMatchSnapshot(`${isHome ? 'home' : pagePath.slice(1)}-reading.yaml`);
  });
}
