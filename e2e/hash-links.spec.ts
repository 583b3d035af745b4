import type { Page } from '@playwright/test';

import { homeSectionPath, homeSections, paths } from '../src/content/paths';
import {
  destination,
  expectInView,
  expectScrollPosition,
  heading,
  navLink,
  scrollPosition,
  scrollTo,
} from './support/page-objects';
import { expect, gotoAndHydrate, nextFrames, test } from './support/test';

const { about, services, career, contact } = homeSections;

test(
  'opening a URL with a hash scrolls to its section, below the bar',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    for (const section of [about, career, contact]) {
      await page.goto('about:blank');
      await gotoAndHydrate(page, homeSectionPath(section));
      await expectInView(destination(page, section));
    }
  },
);

test('a hash link works twice', { tag: '@engines' }, async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (let click = 1; click <= 2; click++) {
    await scrollTo(page, 0);
    await navLink(page, 'Contact').click();
    await expectInView(destination(page, contact));
  }
});

test('Back and Forward scroll to the sections', { tag: '@engines' }, async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 300);
  await navLink(page, 'Services').click();
  await expectInView(destination(page, services));
  await navLink(page, 'Contact').click();
  await expectInView(destination(page, contact));

  await page.goBack();
  await expect(page).toHaveURL(homeSectionPath(services));
  await expectInView(destination(page, services));
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expectScrollPosition(page, 300);
  // Tab goes on from where the visitor was, not from the top of the page.
  await expect(heading(page)).not.toBeFocused();
  await page.goForward();
  await expectInView(destination(page, services));
});

test('an unknown or malformed hash does nothing; an empty one, typed, leads to the top', async ({
  page,
}) => {
  await gotoAndHydrate(page, `${paths.home}#%E0%A4%A`);
  await nextFrames(page);
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.locator('body')).toBeFocused();
  await scrollTo(page, 1200);
  for (const hash of ['#nowhere', '#%E0%A4%A']) {
    await setHash(page, hash);
    expect(await scrollPosition(page), hash).toBe(1200);
  }
  await setHash(page, '#');
  await expectScrollPosition(page, 0);
});

async function setHash(page: Page, hash: string) {
  await page.evaluate((value) => (window.location.hash = value), hash);
  await nextFrames(page, 10);
}
