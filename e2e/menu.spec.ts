import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import {
  closeButton,
  destination,
  doubleClick,
  expectArrival,
  expectInView,
  expectMenuClosed,
  expectMenuOpen,
  expectNavLinks,
  expectScrollPosition,
  heading,
  menuButton,
  navigation,
  navLink,
  openMenu,
  scrollPosition,
  scrollTo,
} from './support/page-objects';
import {
  appScriptGlob,
  delayRequests,
  expect,
  expectHydrated,
  gotoAndHydrate,
  job,
  nextFrames,
  test,
} from './support/test';

const phone = { width: 360, height: 720 };

test.use({ viewport: phone });

test('opened with the keyboard, the menu takes the focus, and closes when Tab leaves it', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  await expectMenuClosed(page);
  await menuButton(page).press('Enter');
  await expectMenuOpen(page);
  for (const { label } of navigation) {
    await page.keyboard.press('Tab');
    await expect(navLink(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expectMenuClosed(page);
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await menuButton(page).press('Enter');
  await expectMenuOpen(page);
  await page.keyboard.press('Shift+Tab');
  await expectMenuClosed(page);
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).press('Enter');
  await navLink(page, 'Career').press('Enter');
  await expectMenuClosed(page);
  await expect(heading(page)).toBeFocused();
});

test(
  'a link closes the menu and moves the focus to its destination',
  { tag: '@engines' },
  async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    for (const link of navigation) {
      await menuButton(page).click();
      await navLink(page, link.label).click();
      await expectMenuClosed(page);
      await expectArrival(page, link);
    }
  },
);

test(
  'Escape and the close button close the menu and return the focus',
  { tag: '@engines' },
  async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    await scrollTo(page, 900);
    for (const close of [() => page.keyboard.press('Escape'), () => closeButton(page).click()]) {
      await openMenu(page);
      await expect(closeButton(page)).toBeFocused();
      await close();
      await expectMenuClosed(page);
      await expect(menuButton(page)).toBeFocused();
      expect(await scrollPosition(page)).toBe(900);
    }
  },
);

test('a double click on Menu opens it, and does nothing else', async ({ page }) => {
  for (const top of [0, 900]) {
    await gotoAndHydrate(page, paths.career);
    await scrollTo(page, top);
    await doubleClick(menuButton(page), 40);
    await nextFrames(page, 10);
    await expectNavLinks(page);
    await expect(page).toHaveURL(paths.career);
    await closeButton(page).click();
    await expectMenuClosed(page);
  }
});

test('on a phone held sideways, the menu scrolls, and its close button stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await expect(navLink(page, 'Contact')).not.toBeInViewport();
  await navLink(page, 'Contact').scrollIntoViewIfNeeded();
  await expect(navLink(page, 'Contact')).toBeInViewport({ ratio: 1 });
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
  await closeButton(page).click();
  await expectMenuClosed(page);
});

test('the page behind the open menu neither scrolls nor opens links', async ({ page }) => {
  await gotoAndHydrate(page, jobPath(job));
  const onLink = await pointOnLink(page);
  await openMenu(page);
  await page.mouse.move(...onLink);
  await page.mouse.wheel(0, 400);
  await nextFrames(page, 10);
  await page.mouse.click(...onLink);
  await expectMenuClosed(page);
  await expect(menuButton(page)).toBeFocused();
  await expect(page).toHaveURL(jobPath(job));
  expect(await scrollPosition(page)).toBe(0);

  await page.mouse.wheel(0, 400);
  await expectScrollPosition(page, 400);
});

test('Back closes the menu, and so does a viewport that grows to desktop width', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await navLink(page, 'Career').click();
  await expect(page).toHaveURL(paths.career);
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expectMenuClosed(page);

  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('navigation', { name: 'Main' })).not.toHaveCSS('position', 'fixed');
  await page.setViewportSize(phone);
  await expectMenuClosed(page);
});

test('the menu works before the app starts, and stays open when it does', async ({ page }) => {
  const release = await delayRequests(page, appScriptGlob);
  await page.goto(jobPath(job), { waitUntil: 'commit' });
  await menuButton(page).click();
  await expect(navLink(page, 'Contact')).toBeVisible();
  await closeButton(page).click();
  await expect(navLink(page, 'Contact')).toBeHidden();
  const onLink = await pointOnLink(page);
  await menuButton(page).click();
  await page.mouse.click(...onLink);
  await expect(navLink(page, 'Contact')).toBeHidden();
  await expect(page).toHaveURL(jobPath(job));
  await menuButton(page).click();
  await navLink(page, 'Services').click();
  await expectInView(destination(page, 'Services'));
  await menuButton(page).click();
  await navLink(page, 'Contact').click();
  await expect(navLink(page, 'Contact')).toBeHidden();
  await expectInView(destination(page, 'contact'));
  await menuButton(page).click();
  release();
  await expectHydrated(page);
  await expectNavLinks(page);
  await page.keyboard.press('Escape');
  await expectMenuClosed(page);
  await expect(menuButton(page)).toBeFocused();
});

test('the menu underlines the current page, for who does not see its color', async ({ page }) => {
  await gotoAndHydrate(page, paths.career);
  await openMenu(page);
  await expect(navLink(page, 'Career')).toHaveCSS('text-decoration-line', 'underline');
  await expect(navLink(page, 'Contact')).toHaveCSS('text-decoration-line', 'none');
});

test('in a browser without popovers, the links work', async ({ page }) => {
  // Chromium hides elements with the attribute at phones' widths, whatever scripts see.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(() => {
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selectors: string) {
      if (selectors.includes(':popover-open')) throw new SyntaxError('not a valid selector');
      return matches.call(this, selectors);
    } as typeof matches;
  });
  await gotoAndHydrate(page, jobPath(job));
  for (const link of navigation.filter(({ label }) => /Services|Career/.test(label))) {
    await navLink(page, link.label).click();
    await expectArrival(page, link);
  }
});

/** A point, in px, on a link that the open menu does not cover. */
async function pointOnLink(page: Page): Promise<[number, number]> {
  const logo = page.getByRole('banner').getByRole('link', { name: 'home page' });
  const box = await logo.boundingBox();
  return [(box?.x ?? 0) + 4, (box?.y ?? 0) + 12];
}
