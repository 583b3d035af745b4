import { readFileSync } from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './test';

const equalAccess = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

/** Checks a page in a color scheme, at a width in px, with axe and IBM Equal Access. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark', width: number) {
  await page.setViewportSize({ width, height: 740 });
  await page.emulateMedia({ colorScheme });

  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // three times as fast; skips only cross-origin frames
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations).toEqual([]);

  // Leaves out what a person must check ("potential", "manual"), and the claim that `<meta
  // http-equiv>` is deprecated: HTML defines it for a policy (html.spec.whatwg.org, 4.2.5.3).
  const failures = await page.evaluate<object[]>(
    `${equalAccess}
    new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
      .then(({ results }) => results.filter(({ value: [, verdict], ruleId, path }) =>
        verdict === 'FAIL' && !(ruleId === 'element_attribute_deprecated' && /head.*meta/.test(path.dom))))`,
  );
  expect(failures).toEqual([]);
}
