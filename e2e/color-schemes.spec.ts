import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { loadPictures } from './support/page-functions';
import { expect, test, visitPages } from './support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // Colors that change slowly would be measured on their way.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('all pictures are those of the scheme, after it has changed, too; the words of links and buttons stand out below the mouse', async ({
      page,
    }) => {
      await visitPages(page, async () => {
        await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
        await page.evaluate(loadPictures);
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => page.evaluate(picturesNotOf, colorScheme)).toEqual([]);

        await hoverEverything(page);
        const axe = new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast');
        expect.soft((await axe.analyze()).violations).toEqual([]);
      });
    });
  });
}

/** Runs in the page: the URLs of the pictures that are not drawn for the scheme. */
function picturesNotOf(scheme: string): string[] {
  const urls = [...document.images].map(({ currentSrc }) => currentSrc);
  return urls.filter((url) => !url.includes(`-${scheme}.`));
}

/** Shows all links and buttons as below the mouse, as only Chromium's developer tools can. */
async function hoverEverything(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = 'a[href], button, article';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  }
}
