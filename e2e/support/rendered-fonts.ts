import type { Page } from '@playwright/test';

/** The names of the fonts in which a page shows the elements' text. */
export async function renderedFonts(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `:is(${selector}), :is(${selector}) *`,
  });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      const [name = ''] = familyName.split(/ (?=\d|Regular|Medium|SemiBold|Bold|ExtraBold)/);
      names.add(isCustomFont ? name : `${name} (not ours)`);
    }
  }
  return [...names].sort();
}
