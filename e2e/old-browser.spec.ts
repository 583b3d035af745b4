import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { expectNavLinks, heading, navLink } from './support/page-objects';
import { content, expect, job, test, unknownPath } from './support/test';

// The documents' policies would block the changed styles.
test.use({ bypassCSP: true });

test('without popovers, every page can be read and its links work', async ({ page }) => {
  await removePopovers(page);
  for (const path of [paths.home, jobPath(job), unknownPath]) {
    await page.goto(path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0);
      await expectNavLinks(page);

      await page.evaluate(() => window.scrollTo(0, 700));
      const bar = await page.getByRole('banner').boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0), 'covered by the bar').toBeLessThan(800 / 4);
    }
  }

  await navLink(page, 'Career').click();
  await expect(page).toHaveURL(paths.career);
  await navLink(page, 'Services').click();
  await expect(page.getByRole('heading', { name: content.services.title })).toBeInViewport();
});

/** Selectors that browsers without popovers cannot parse (Firefox 124, Safari 16). */
const newSelectors = /:has(?=\()|:popover-open|::backdrop/g;

/** Removes popovers, `inert` and `:has()` from Chromium. */
async function removePopovers(page: Page) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/ (popover\w*|inert)="[^"]*"/gi, '');
    await route.fulfill({ response, body: html.replace(newSelectors, ':unknown') });
  });
  await page.addInitScript((selectors) => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      return insertRule.call(this, rule.replace(new RegExp(selectors, 'g'), ':unknown'), index);
    };
  }, newSelectors.source);
}
