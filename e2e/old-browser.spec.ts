import type { Page } from '@playwright/test';

import { content, expect, screens, test } from './fixtures';
import { entries, entry } from './site-menu';
import { heading, stillness } from './visiting';

test.use(stillness);

for (const width of [360, 1280]) {
  test(`in a browser older than popovers every page reads and leads on, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await forgetPopovers(page);
    for (const address of screens) {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0);
      await expect(entries(page)).toHaveCount(6);
      for (const link of await entries(page).all()) await expect(link).toBeVisible();

      await page.evaluate(() => window.scrollTo(0, 700));
      const bar = await page.getByRole('banner').boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0), 'covered by the bar').toBeLessThan(740 / 4);
    }

    await page.goto('/');
    await entry(page, 'Career').click();
    await expect(page).toHaveURL('/career');
    await entry(page, 'Services').click();
    await expect(page.getByRole('heading', { name: content.services.title })).toBeInViewport();
  });
}

/**
 * Makes Chromium forget popovers, `inert` and `:has()`, as in Safari 15 and Firefox 115. The markup
 * loses the attributes; the style sheets lose the rules that such a browser cannot parse, and apply
 * what stands under `@supports not selector(…)`.
 */
async function forgetPopovers(page: Page) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/ (popover\w*|inert)="[^"]*"/gi, '');
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const unknown = /:has\(|:popover-open|::backdrop/;
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const { supports } = CSS;
    CSS.supports = (...query: [string]) => !unknown.test(query[0]) && supports(...query);

    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (unknown.test(rule) && !rule.startsWith('@')) throw new SyntaxError(rule);
      return insertRule.call(this, rule, index);
    };
    const forget = (sheet: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        const rule = sheet.cssRules[index];
        const isUnknown =
          rule instanceof CSSStyleRule
            ? unknown.test(rule.selectorText)
            : rule instanceof CSSSupportsRule && unknown.test(rule.conditionText);
        if (rule instanceof CSSGroupingRule) forget(rule);
        if (!isUnknown) continue;
        sheet.deleteRule(index);
        if (!(rule instanceof CSSSupportsRule)) continue;
        for (const inner of rule.cssRules) sheet.insertRule(inner.cssText, index);
      }
    };
    document.addEventListener('DOMContentLoaded', () => [...document.styleSheets].forEach(forget));
  });
}
