import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { moreJobs, originOf, sites } from './support/sites';
import { expect, gotoAndHydrate, test } from './support/test';

test("every character of a page is in the site's fonts, and a Polish word has all its letters in one", async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  expect(await fontsOf(page, 'body')).toEqual(['Bricolage Grotesque', 'Instrument Sans']);

  const [polish] = moreJobs as [(typeof moreJobs)[number]];
  expect(polish.title).toContain('Łódź');
  await gotoAndHydrate(page, originOf(sites.longest) + jobPath(polish));
  expect(await fontsOf(page, 'h1')).toEqual(['Bricolage Grotesque']);
  expect(await fontsOf(page, '[aria-labelledby="apply"] code')).toEqual(['Instrument Sans']);
});

/** The names of the fonts in which a page shows the elements' text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
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
