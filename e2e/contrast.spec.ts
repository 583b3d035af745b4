import type { Page } from '@playwright/test';

import { loadPictures } from './support/page-functions';
import { colorAt, contrastOf, fullScreenshot, type Picture } from './support/picture';
import { expect, forEachStep, gotoAndHydrate, test, visitedPaths } from './support/test';

/**
 * axe checks text on plain colors. This also sees drawings, and what only a mouse shows. Small
 * letters are thinner than a pixel and do not reach their full color, so the limit is lower than the
 * 4.5:1 that they have.
 */
const leastContrast = 3;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // Two screenshots of a page that moves would differ.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('words stand out from drawings, and links and buttons also below the mouse', async ({
      page,
    }) => {
      await forEachStep(visitedPaths, async (path) => {
        await gotoAndHydrate(page, path);
        await page.evaluate(loadPictures);
        expect.soft(await faintWords(page)).toEqual([]);
        await hoverEverything(page);
        expect.soft(await faintWords(page), 'below the mouse').toEqual([]);
      });
    });
  });
}

async function faintWords(page: Page): Promise<string[]> {
  const lines = await page.evaluate(textBoxes);
  const picture = await fullScreenshot(page);
  return lines
    .map(({ words, ...box }) => ({ words, contrast: contrastIn(box, picture) }))
    .filter(({ contrast }) => contrast < leastContrast)
    .map(({ words, contrast }) => `${words}: ${contrast.toFixed(2)}`);
}

/** Runs in the page: all lines of visible text, in px of the page. */
function textBoxes() {
  const range = new Range();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    const parent = node.parentElement;
    const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || isHidden(parent) || node.data.trim() === '') continue;
    range.setStart(node, 0);
    range.setEnd(node, node.data.trimEnd().length);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // Narrower than any letter: a space at the end of a line.
      if (right - left < (bottom - top) / 3) continue;
      boxes.push({
        words: node.data.trim(),
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      });
    }
  }
  return boxes;
}

/** The contrast of the lightest or the darkest pixel with the most frequent color. */
function contrastIn(
  box: { left: number; top: number; right: number; bottom: number },
  picture: Picture,
): number {
  const { width, height } = picture.info;
  const counts = new Map<number, number>();
  for (let y = Math.ceil(box.top); y < Math.min(box.bottom, height); y++) {
    for (let x = Math.ceil(box.left); x < Math.min(box.right, width); x++) {
      const color = colorAt(picture, x, y);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const [[ground] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  return Math.max(...[...counts.keys()].map((color) => contrastOf(color, ground)));
}

/** Shows links and buttons as they are below the mouse, as only Chromium's developer tools can. */
async function hoverEverything(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const controls = { nodeId: root.nodeId, selector: 'a[href], button, summary, article' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', controls);
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  }
}
