import type { Page } from '@playwright/test';

import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { expectAccessible } from './support/accessibility';
import { content, expect, job, pagePaths, test, widths } from './support/fixtures';
import { overflow } from './support/in-page';
import { openMenu } from './support/site-menu';
import { gotoAndHydrate } from './support/visiting';

for (const path of pagePaths) {
  test(`${path} fits the window and is accessible`, async ({ page }) => {
    await gotoAndHydrate(page, path);
    await expectNoOverflow(page);
    // Width and scheme are independent: two of the four combinations are enough.
    await expectAccessible(page, 'light', 1280);
    await expectAccessible(page, 'dark', 360);

    // Safari drops the list role where `list-style` is `none`, except in nav.
    const lists = page.locator(':is(ul, ol):not(nav *)');
    await expect(lists).not.toHaveCount(0);
    const withoutRole = await lists.evaluateAll((all) =>
      all
        .filter((list) => getComputedStyle(list).listStyleType === 'none' && list.role !== 'list')
        .map((list) => list.textContent),
    );
    expect(withoutRole).toEqual([]);
  });
}

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await expectAccessible(page, 'light', 360);
  await expectAccessible(page, 'dark', 360);
});

const layoutError = 'The layout has failed.';

test('the error screen announces the error and is accessible', async ({ page, consoleErrors }) => {
  consoleErrors.allow(new RegExp(layoutError));
  await throwInLayout(page);
  await page.goto(paths.home);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - alert:
      - /children: equal
      - heading "Unexpected Application Error!" [level=1]
      - paragraph: ${layoutError}
    - paragraph:
      - button "Try again"
      - link "Go to the home page":
        - /url: /
    - text: /at .+\\.js:\\d+:\\d+/
  `);
  await expectNoOverflow(page);
  await expectAccessible(page, 'light', 1280);
  await expectAccessible(page, 'dark', 360);
});

test('in forced colors, the top bar’s icons have the color of their links', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.home);
  const links = page.getByRole('region', { name: 'Contact details' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const color = await link.evaluate((element) => getComputedStyle(element).color);
    await expect(link.locator('path')).toHaveCSS('color', color);
  }
});

test('the breadcrumb’s slashes are not announced', async ({ page }) => {
  await page.goto(jobPath(job));
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "${content.careers.eyebrow}"
      - listitem: ${job.title}
  `);
});

/** Makes the layout throw, which shows the error screen. */
async function throwInLayout(page: Page) {
  await page.addInitScript((message) => {
    window.IntersectionObserver = function () {
      throw new Error(message);
    } as never;
  }, layoutError);
}

/** At a zoom of 200 and 400%, the desktop's 1280 px are 640 and 320. */
async function expectNoOverflow(page: Page) {
  for (const width of [320, 640, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflow), `overflow in px at ${width} px`).toBe(0);
  }
}
