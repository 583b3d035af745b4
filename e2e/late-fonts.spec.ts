import { paths } from '../src/paths';
import { expect, test } from './fixtures';
import { expectStarted, holdFonts, nextFrames, stillness } from './visiting';

test.use(stillness);

declare global {
  interface Window {
    shift: number;
  }
}

for (const address of [paths.home, paths.career, '/longest-title']) {
  test(`on ${address}, a name of 40 characters and a title of 60 stay where they are`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as unknown as { value: number }[];
        for (const { value } of entries) window.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const letFontsCome = await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const before = await page.getByRole('banner').boundingBox();
      letFontsCome();
      await expectStarted(page);
      await page.waitForFunction(() => document.fonts.check("700 1em 'Bricolage Grotesque'"));
      await nextFrames(page);

      expect(await page.getByRole('banner').boundingBox(), `at ${width} px`).toEqual(before);
      const shift = await page.evaluate(() => window.shift);
      expect(shift, `at ${width} px`).toBeLessThanOrEqual(0.005);
    }
  });
}
