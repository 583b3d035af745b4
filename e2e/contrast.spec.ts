import { getLuminance } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { type Line, visibleLines } from './support/layout';
import { loadPictures } from './support/page-functions';
import { expect, test, visitPages } from './support/test';

/**
 * axe checks text on plain colors. This also sees drawings, and what only a mouse shows. Small
 * letters are thinner than a pixel and do not reach their full color, so the limit is lower than the
 * 4.5:1 that they have.
 */
const leastContrast = 3;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // Two screenshots of a page that moves would differ.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('all pictures are those of the scheme, after it has changed, too; words stand out from drawings, and links and buttons below the mouse, too', async ({
      page,
    }) => {
      await visitPages(page, async () => {
        await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
        await page.evaluate(loadPictures);
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => page.evaluate(picturesNotOf, colorScheme)).toEqual([]);
        await page.evaluate(loadPictures);
        expect.soft(await faintWords(page)).toEqual([]);
        await hoverEverything(page);
        expect.soft(await faintWords(page), 'below the mouse').toEqual([]);
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

async function faintWords(page: Page): Promise<string[]> {
  const lines = await visibleLines(page);
  const places = await lines.evaluate((all) => all.map(({ words, box }) => ({ words, box })));
  const screenshot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  // As the number 0xRRGGBB: pictures have millions of pixels, and strings are slow.
  const colorAt = (x: number, y: number) => data.readUIntBE(3 * (y * info.width + x), 3);

  /** The contrast (WCAG) of the lightest or the darkest pixel in a box with its most frequent color. */
  function textContrast(box: Line['box']): number {
    const counts = new Map<number, number>();
    for (let y = Math.ceil(box.top); y < Math.min(box.bottom, info.height); y++) {
      for (let x = Math.ceil(box.left); x < Math.min(box.right, info.width); x++) {
        counts.set(colorAt(x, y), (counts.get(colorAt(x, y)) ?? 0) + 1);
      }
    }
    const [[ground] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
    const luminances = [...counts.keys()].map(luminance);
    return Math.max(
      (Math.max(...luminances) + 0.05) / (luminance(ground) + 0.05),
      (luminance(ground) + 0.05) / (Math.min(...luminances) + 0.05),
    );
  }

  return places
    .map(({ words, box }) => ({ words, contrast: textContrast(box) }))
    .filter(({ contrast }) => contrast < leastContrast)
    .map(({ words, contrast }) => `${words}: ${contrast.toFixed(2)}`);
}

const knownLuminances = new Map<number, number>();

function luminance(color: number): number {
  const known =
    knownLuminances.get(color) ?? getLuminance(`#${color.toString(16).padStart(6, '0')}`);
  knownLuminances.set(color, known);
  return known;
}
