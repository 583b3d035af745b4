import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { paths } from '../src/paths';
import { expect, screens, test, widths } from './fixtures';
import { openMenu } from './site-menu';
import { expectNoAxeViolations, heading, overflow, gotoAndHydrate } from './visiting';

for (const address of screens) {
  test(`${address} fits the window, passes axe and Equal Access, and sets no cookies`, async ({
    page,
    context,
  }) => {
    test.slow();
    await gotoAndHydrate(page, address);
    await expectSoundLayout(page);
    await expectNoViolations(page);

    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  });
}

test('the open menu passes axe and Equal Access', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await expectLargeTargets(page);
  await expectNoViolations(page, [360]);
});

test('the error screen shows message, stack and a link home, fits the window, and passes axe and Equal Access', async ({
  page,
  watch,
}) => {
  const message = 'The layout has failed.';
  watch.expectErrors(new RegExp(message));
  await page.addInitScript((text) => {
    window.IntersectionObserver = function () {
      throw new Error(text);
    } as never;
  }, message);
  await page.goto(paths.home);
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  const screen = page.getByRole('main');
  await expect(screen.getByText(message, { exact: true })).toBeVisible();
  await expect(screen.getByText(/^\s+at .+\.js:\d+:\d+/m)).toBeVisible();
  await expect(screen.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  await expectSoundLayout(page);
  await expectNoViolations(page);
});

/**
 * One main heading; and at every width nothing to scroll sideways and nothing too small to hit. At a
 * zoom of 200 and 400 %, the desktop's 1280 px are 640 and 320.
 */
async function expectSoundLayout(page: Page) {
  await expect(heading(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const width of [320, 640, ...widths]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(overflow), 'overflow in px').toBe(0);
      await expectLargeTargets(page);
    });
  }
}

async function expectLargeTargets(page: Page) {
  const targets = page.locator(':is(a[href], button):not([inert], [inert] *):visible');
  const sizes = await targets.evaluateAll((all) =>
    all.map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return { text: target.textContent, width, height };
    }),
  );
  const small = sizes.filter(({ width, height }) => Math.min(width, height) < 24);
  expect(small, 'targets below 24 × 24 px').toEqual([]);
}

async function expectNoViolations(page: Page, at: readonly number[] = [1280, 360]) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${colorScheme} at ${width} px`, async () => {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
        expect(await equalAccessFailures(page)).toEqual([]);
      });
    }
  }
}

const equalAccess = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

/**
 * The failures that IBM Equal Access is sure of, violations and recommendations alike. Leaves out what
 * it asks a person to check ("potential", "manual"), which is every link and button, and its claim that
 * `<meta http-equiv>` is deprecated: HTML defines it for a policy (html.spec.whatwg.org, 4.2.5.3).
 */
function equalAccessFailures(page: Page) {
  return page.evaluate<object[]>(
    `${equalAccess}
    new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
      .then(({ results }) => results.filter(({ value: [, verdict], ruleId, path }) =>
        verdict === 'FAIL' && !(ruleId === 'element_attribute_deprecated' && /head.*meta/.test(path.dom))))`,
  );
}
