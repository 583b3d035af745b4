import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { company } from '../src/content/company';
import { jobPath, jobs } from '../src/content/jobs';
import { homeMetadata } from '../src/document/metadata';
import { colors } from '../src/theme/tokens';
import { cssColor } from './css-color';
import { equalAccessFailures } from './equal-access';
import { breakFrame, frameFailure } from './error-screen';
import { expect, missingDocument, screens, test, widths } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const names: Record<string, string> = {
  '/': homeMetadata.name,
  '/Home': homeMetadata.name,
  '/career': 'Join Our Team',
  ...Object.fromEntries(jobs.map((job) => [jobPath(job), job.title])),
  '/no-such-page': '404 Error - Page Not Found',
};

const schemes = ['light', 'dark'] as const;

test.beforeEach(({ watch }) => watch.expectErrors(missingDocument));

for (const screen of screens) {
  test(`${screen} is a sound document and leaves nothing behind`, async ({ page, context }) => {
    const response = await page.goto(screen);
    expect(response?.status()).toBe(screen === '/no-such-page' ? 404 : 200);
    await expect(page).toHaveTitle(`${names[screen]} | ${company.name}`);
    await expectSoundLayout(page);

    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  });

  for (const colorScheme of schemes) {
    test(`${screen} has the ${colorScheme} colours of the system before any script`, async ({
      page,
      watch,
    }) => {
      watch.expectErrors(/net::ERR_BLOCKED_BY_CLIENT/);
      await page.route('**/*.js', (route) => route.abort('blockedbyclient'));
      await page.emulateMedia({ colorScheme });
      await page.goto(screen);
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        cssColor(colors[colorScheme].paper),
      );
    });

    test(`axe and Equal Access find nothing on ${screen} in ${colorScheme} colours`, async ({
      page,
    }) => {
      // Two engines, three times.
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.goto(screen);
      await expectNoViolations(page);

      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoViolations(page);

      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
      await expectNoViolations(page);
      await expectLargeTargets(page);
    });
  }
}

test('The 404 page shows a picture and the ways on', async ({ page }) => {
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Error - Page Not Found');
  await expect(main.getByRole('img')).toBeVisible();
  await expect(main.getByRole('img')).toHaveAccessibleName(/\w/);
  await main.getByRole('link', { name: 'Open positions' }).click();
  await expect(page).toHaveURL('/career');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');

  await page.goto('/no-such-page');
  await main.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
});

test.describe('The error screen', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectErrors(new RegExp(frameFailure));
    await breakFrame(page);
  });

  test('is a sound document', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expectSoundLayout(page);
  });

  for (const colorScheme of schemes) {
    test(`gives axe and Equal Access nothing to find in ${colorScheme} colours`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
      await expectNoViolations(page);

      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoViolations(page);
    });
  }
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

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found).toEqual([]);
  expect(await equalAccessFailures(page)).toEqual([]);
}
