import { readFileSync } from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect } from './fixtures';

/** The rules of WCAG 2.2, A and AA, and what axe calls best practice. */
export async function expectNoAxeViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // takes a third of the time; leaves out only frames of other origins
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations).toEqual([]);
}

const equalAccess = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

/**
 * IBM Equal Access: its definite failures, violations and recommendations alike. Leaves out what it asks
 * a person to check ("potential", "manual"), which is every link and button, and its claim that
 * `<meta http-equiv>` is deprecated: HTML defines it for a policy (html.spec.whatwg.org, 4.2.5.3).
 */
export async function expectNoEqualAccessFailures(page: Page) {
  const failures = await page.evaluate<object[]>(
    `${equalAccess}
    new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
      .then(({ results }) => results.filter(({ value: [, verdict], ruleId, path }) =>
        verdict === 'FAIL' && !(ruleId === 'element_attribute_deprecated' && /head.*meta/.test(path.dom))))`,
  );
  expect(failures).toEqual([]);
}
