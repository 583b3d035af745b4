import { readFileSync } from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { paths } from '../src/content/paths';
import { openMenu } from './support/page-objects';
import { expect, gotoAndHydrate, test, visitedPaths } from './support/test';

const equalAccess = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

// Colors that change slowly, after those of the scheme, would be measured on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of visitedPaths) {
  test(`a screen reader finds all of ${path} in order; axe and IBM Equal Access find no fault`, async ({
    page,
  }) => {
    await gotoAndHydrate(page, path);
    // The bars and the footer are the same on every page. docs/testing.md says when to record again.
    const part = page.locator(path === paths.home ? 'body' : 'main');
    await expect(part).toMatchAriaSnapshot({ name: `${path.slice(1) || 'home'}.aria.yml` });
    // Width and scheme are independent: two of the four combinations are enough.
    await expectAccessible(page, 'light', 1280);
    await expectAccessible(page, 'dark', 360);

    await page.evaluate(equalAccess);
    expect(await page.evaluate(equalAccessFailures)).toEqual([]);
  });
}

/** The part of IBM Equal Access that this file uses. */
type EqualAccess = {
  Checker: new () => {
    check: (
      document: Document,
      guidelines: string[],
    ) => Promise<{
      results: { ruleId: string; value: [level: string, verdict: string]; path: { dom: string } }[];
    }>;
  };
};

/**
 * Runs in the page. Leaves out what a person must check ("potential", "manual"), and the claim that
 * `<meta http-equiv>` is deprecated: HTML defines it for a policy (html.spec.whatwg.org, 4.2.5.3).
 */
async function equalAccessFailures() {
  const { Checker } = Reflect.get(window, 'ace') as EqualAccess;
  const { results } = await new Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
  return results.filter(
    ({ ruleId, value: [, verdict], path }) =>
      verdict === 'FAIL' &&
      !(ruleId === 'element_attribute_deprecated' && /head.*meta/.test(path.dom)),
  );
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await expectAccessible(page, 'light', 360);
  await expectAccessible(page, 'dark', 360);
});

test('the error screen announces the error and is accessible', async ({ page, consoleErrors }) => {
  const message = 'The layout has failed.';
  consoleErrors.allow(new RegExp(message));
  // The navigation of every page observes sections, so the whole layout fails.
  await page.addInitScript((text) => {
    window.IntersectionObserver = function () {
      throw Object.assign(new Error(text), { stack: `Error: ${text}\n    at layout.js:1:1` });
    } as never;
  }, message);
  await page.goto(paths.home);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - alert:
      - /children: equal
      - heading "Unexpected Application Error!" [level=1]
      - paragraph: ${message}
    - paragraph:
      - button "Try again"
      - link "Go to the home page":
        - /url: /
    - text: /at .+\\.js:\\d+:\\d+/
  `);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'light', 1280);
  await expectAccessible(page, 'dark', 360);
});

test("in forced colors, the top bar's icons have the color of their links", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.home);
  const links = page.getByRole('region', { name: 'Contact details' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const color = await link.evaluate((element) => getComputedStyle(element).color);
    await expect(link.locator('path')).toHaveCSS('color', color);
  }
});

/** Fails if axe finds something, in a color scheme and at a width in px. */
async function expectAccessible(page: Page, colorScheme: 'light' | 'dark', width: number) {
  await page.setViewportSize({ width, height: 740 });
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // three times as fast; skips only cross-origin frames
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations).toEqual([]);
}
