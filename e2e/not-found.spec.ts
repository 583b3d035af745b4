import { unknownPath, expect, test } from './support/fixtures';
import { atEachWidth, gotoAndHydrate } from './support/visiting';

test('the links on the 404 page’s illustration can be clicked', async ({ page }) => {
  await gotoAndHydrate(page, unknownPath);
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(3);
  await atEachWidth(page, async () => {
    for (const link of await links.all()) await link.click({ trial: true });
  });
});
