import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { paths } from '../src/paths';
import { homeMetadata } from '../src/seo/metadata';
import { colors } from '../src/theme/tokens';
import { cssColor } from './css-color';
import { equalAccessFailures } from './equal-access';
import { breakLayout, layoutFailure } from './error-screen';
import { closedJob, content, expect, job, missingDocument, test, widths } from './fixtures';
import { openMenu } from './site-menu';
import { stillness, visit } from './visiting';

test.use(stillness);

const { company, careers, notFound } = content;
const longestTitle = content.jobs.find(({ slug }) => slug === 'longest-title')?.title;

/** One address for each kind of screen, and what its title begins with. */
const screens = {
  [paths.home]: homeMetadata(content).name,
  [paths.career]: careers.title,
  '/with-benefits': job.title,
  '/closed': closedJob.title,
  '/longest-title': longestTitle,
  '/no-such-page': notFound.title,
};

const schemes = ['light', 'dark'] as const;

test.beforeEach(({ watch }) => watch.expectErrors(missingDocument));

for (const [address, name] of Object.entries(screens)) {
  test(`${address} is a sound document and leaves nothing behind`, async ({ page, context }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
    await expect(page).toHaveTitle(`${name} | ${company.name}`);
    await expectSoundLayout(page);

    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  });

  test(`${address} has the colours of the system before any script`, async ({ page, watch }) => {
    watch.expectErrors(/net::ERR_BLOCKED_BY_CLIENT/);
    await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      const ground = cssColor(colors[colorScheme].paper);
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
    }
  });

  if (address === '/longest-title') continue;
  test(`axe and Equal Access find nothing on ${address}`, async ({ page }) => {
    test.slow();
    await page.goto(address);
    await expectNoViolations(page);
  });
}

test('axe and Equal Access find nothing in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.home);
  await openMenu(page);
  await expectLargeTargets(page);
  await expectNoViolations(page, [360]);
});

test('the error screen is a sound document, and gives checkers nothing to find', async ({
  page,
  watch,
}) => {
  watch.expectErrors(new RegExp(layoutFailure));
  await breakLayout(page);
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expectSoundLayout(page);
  await expectNoViolations(page);
});

/** One main heading; and at every width nothing to scroll sideways and nothing too small to hit. */
async function expectSoundLayout(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `overflow at ${width} px`).toBe(0);
    await expectLargeTargets(page);
  }
}

async function expectLargeTargets(page: Page) {
  const small = await page.locator('a[href], button').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const hittable = target.checkVisibility() && target.closest('[inert]') === null;
      return hittable && Math.min(width, height) < 24
        ? [`${target.textContent}: ${width} × ${height}`]
        : [];
    }),
  );
  expect(small, 'targets below 24 × 24 px').toEqual([]);
}

/** Looks at a page in both colour schemes, on a desktop and on a phone. */
async function expectNoViolations(page: Page, at: readonly number[] = [1280, 360]) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      }));
      expect(found, `${colorScheme} at ${width} px`).toEqual([]);
      // Slow, so each scheme once: dark on the desktop, light on the phone.
      if ((colorScheme === 'dark') === width > 600 || at.length === 1) {
        expect(await equalAccessFailures(page), `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  }
}
