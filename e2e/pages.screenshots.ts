import { expect, pagePaths, test } from './support/fixtures';
import { loadPictures } from './support/layout-audit';
import { gotoAndHydrate } from './support/visiting';

/** In px: phone, tablet, laptop and large screen. */
const screenshotWidths = [360, 768, 1280, 1920];

for (const path of pagePaths) {
  test(`${path} looks as before`, async ({ page }) => {
    await gotoAndHydrate(page, path);
    await page.evaluate(loadPictures);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of screenshotWidths) {
        await page.setViewportSize({ width, height: 800 });
        const name = `${path.slice(1) || 'home'}-${width}-${colorScheme}.png`;
        await expect.soft(page).toHaveScreenshot(name, { fullPage: true });
      }
    }
  });
}
