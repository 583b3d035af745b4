import type { Page } from '@playwright/test';

import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { expect, job, screens, test } from './fixtures';
import { gotoAndHydrate } from './visiting';

for (const address of screens) {
  test(`every list of ${address} keeps its list role in Safari`, async ({ page }) => {
    await page.goto(address);
    const lists = page.locator('ul, ol');
    expect(await lists.count()).toBeGreaterThan(0);
    // Safari drops the role where `list-style` is `none`, except in nav.
    const withoutRole = await lists.evaluateAll((all) =>
      all
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .filter((list) => !list.closest('nav') && list.role !== 'list')
        .map((list) => list.outerHTML.slice(0, 80)),
    );
    expect(withoutRole).toEqual([]);
  });
}

test('the breadcrumb is read without its slashes', async ({ page }) => {
  await page.goto(jobPath(job));
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const separator = await breadcrumb
    .getByText(job.title)
    .evaluate((entry) => getComputedStyle(entry, '::before').content);
  expect(separator).toContain('/');

  const read = await accessibleTexts(page);
  expect(read).toContain(job.title);
  expect(read.filter((text) => /^\s*\/\s*$/.test(text))).toEqual([]);
});

test('an error is announced with its title and message; the stack is not, but can be read', async ({
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
  const announced = page.getByRole('alert');
  await expect(announced.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(announced.getByText(message)).toBeVisible();
  await expect(announced).toHaveText(`Unexpected Application Error!${message}`);

  await expect(page.getByText(/^\s+at .+\.js:\d+:\d+/m)).toBeVisible();
  expect((await accessibleTexts(page)).join()).toMatch(/at .+\.js:\d+:\d+/);
});

test('the menu button says whether the menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await gotoAndHydrate(page, paths.home);
  expect(await isMenuExpanded(page)).toBe(false);
});

/** All texts that Chromium exposes to assistive technology. */
async function accessibleTexts(page: Page): Promise<string[]> {
  const nodes = await accessibilityTree(page);
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''));
}

async function isMenuExpanded(page: Page) {
  const nodes = await accessibilityTree(page);
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}
