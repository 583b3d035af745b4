import type { Locator, Page } from '@playwright/test';

import { homeLabels } from '../src/content/labels';
import { navigation } from '../src/content/navigation';
import { paths } from '../src/paths';
import { expect, test } from './fixtures';
import { appScript, delayRequests } from './requests';
import { expectScrollPosition, scrollPosition, scrollTo } from './scrolling';
import {
  closeButton,
  entry,
  expectAllEntries,
  expectArrival,
  expectClosed,
  expectOpen,
  openMenu,
  toggle,
} from './site-menu';
import { expectHydrated, gotoAndHydrate, heading, nextFrames } from './visiting';

const phone = { width: 360, height: 720 };

test.use({ viewport: phone });

test('opened by keyboard, the menu takes and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 720 });
  await gotoAndHydrate(page, paths.home);
  await expectClosed(page);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);

  await expect(closeButton(page)).toBeFocused();
  await expect(closeButton(page)).toHaveCSS('outline-style', 'solid');
  for (const { label } of navigation) {
    await page.keyboard.press('Tab');
    await expect(entry(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const outside = page.locator(':focus:not(body, nav[aria-label="Main"] *)');
  await expect(outside).toHaveCount(0);

  await entry(page, 'Career').press('Enter');
  await expectClosed(page);
  await expect(heading(page)).toBeFocused();
});

test('an entry closes the menu and moves the focus to its page or section', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (const link of navigation) {
    await test.step(link.label, async () => {
      await openMenu(page);
      await entry(page, link.label).click();
      await expectClosed(page);
      await expectArrival(page, link);
    });
  }
});

test('an entry opened in a new tab leaves the menu open', async ({ page, context }) => {
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  for (const [how, click] of [
    ['Ctrl-click', (link: Locator) => link.click({ modifiers: ['ControlOrMeta'] })],
    ['middle-click', (link: Locator) => link.click({ button: 'middle' })],
  ] as const) {
    await test.step(how, async () => {
      const opened = context.waitForEvent('page');
      await click(entry(page, 'Career'));
      await (await opened).close();
      await nextFrames(page);
      await expectOpen(page);
      await expect(page).toHaveURL(paths.home);
    });
  }
});

test('Escape and the close button close the menu and return the focus', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 900);
  for (const [how, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click on the button', () => closeButton(page).click()],
    ['Enter on the button', () => closeButton(page).press('Enter')],
  ] as const) {
    await test.step(how, async () => {
      await openMenu(page);
      await close();
      await expectClosed(page);
      await expect(toggle(page)).toBeFocused();
      expect(await scrollPosition(page)).toBe(900);
    });
  }
});

test('the page behind the open menu neither scrolls nor opens links', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const box = await page.getByRole('link', { name: homeLabels.moreInfo }).boundingBox();
  const onLink = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 20] as const;
  await openMenu(page);
  // Opened with the mouse: no focus ring.
  await expect(closeButton(page)).toBeFocused();
  await expect(closeButton(page)).toHaveCSS('outline-style', 'none');

  await page.mouse.move(...onLink);
  await turnWheel(page);
  expect(await scrollPosition(page)).toBe(0);

  await page.mouse.click(...onLink);
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
  await expect(page).toHaveURL(paths.home);
  expect(await scrollPosition(page)).toBe(0);
  await turnWheel(page);
  await expectScrollPosition(page, 400);
});

test('the menu closes when the window grows to desktop width', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await expect(toggle(page)).toBeHidden();
  await expect(closeButton(page)).toBeHidden();
  await expectAllEntries(page);
  await expect(page.locator('[inert]')).toHaveCount(0);

  await page.setViewportSize(phone);
  await expectClosed(page);
});

test('a menu opened before the app starts stays open and closes as usual', async ({ page }) => {
  const release = await delayRequests(page, appScript);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(entry(page, 'Contact')).toBeVisible();
  release();
  await expectHydrated(page);
  await expectOpen(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
});

async function turnWheel(page: Page) {
  const turned = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
  );
  await page.mouse.wheel(0, 400);
  await turned;
  await nextFrames(page, 10);
}
