import type { Locator } from '@playwright/test';

import { homeSections, paths } from '../src/content/paths';
import { edits } from './support/edited-site-content';
import { originOf, sites } from './support/sites';
import { content, expect, test } from './support/test';
import { gotoAndHydrate } from './support/visiting';

const { company } = content;

test.use({ baseURL: originOf(sites.edited) });

test('a long email address and a long postal address break between words', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const contact = page.locator(`#${homeSections.contact}`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const email = await linesOf(contact.getByRole('link', { name: edits.email }));
    expect(email.join('')).toBe(edits.email);
    for (const line of email.slice(0, -1)) expect(line).toMatch(/[@.]$/);

    const address = await linesOf(contact.getByRole('link', { name: edits.street }));
    expect(address.join('\n')).toContain('Building\u00a04');
    expect(address.join('\n')).toContain(`WI\u00a0${company.address.postalCode}`);
  }
});

/** An element's text, as the browser breaks it into lines. */
function linesOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Leaves out the words for screen readers.
      if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { bottom, width } = range.getBoundingClientRect();
        const line = Math.round(bottom);
        if (width > 0) lines.set(line, (lines.get(line) ?? '') + character);
      }
    }
    return [...lines.values()].map((text) => text.trim());
  });
}
