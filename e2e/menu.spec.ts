import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { navigation } from '../src/navigation/navigation';
import { backdropColor } from '../src/theme/tokens';
import { appScriptGlob, delayRequests } from './support/requests';
import { expectScrollPosition, scrollPosition, scrollTo } from './support/scrolling';
import {
  closeButton,
  expectArrival,
  expectMenuClosed,
  expectMenuOpen,
  menuButton,
  navLink,
  openMenu,
} from './support/site-menu';
import { expect, job, now, test } from './support/test';
import { expectHydrated, gotoAndHydrate, heading, nextFrames } from './support/visiting';

const phone = { width: 360, height: 720 };

test.use({ viewport: phone });

test('the menu traps focus when opened with the keyboard', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await expectMenuClosed(page);
  await menuButton(page).press('Enter');
  await expectMenuOpen(page);

  await expect(closeButton(page)).toBeFocused();
  await expect(closeButton(page)).toHaveCSS('outline-style', 'solid');
  for (const { label } of navigation) {
    await page.keyboard.press('Tab');
    await expect(navLink(page, label)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const outside = page.locator(':focus:not(body, nav[aria-label="Main"] *)');
  await expect(outside).toHaveCount(0);

  await navLink(page, 'Career').press('Enter');
  await expectMenuClosed(page);
  await expect(heading(page)).toBeFocused();
});

test('the close button gets the focus before the rest of the page is inert', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  // Otherwise Orca says nothing in Firefox.
  const inert = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('focusin', ({ target }) => {
          if ((target as Element).ariaLabel !== 'Close menu') return;
          resolve(document.querySelectorAll('[inert]').length);
        });
      }),
  );
  await openMenu(page);
  expect(await inert).toBe(0);
  // With an expanded state, Orca says "blank" before its name.
  await expect(closeButton(page)).not.toHaveAttribute('popovertarget');
});

test('on a phone and on a tablet, the menu opens along the right edge, over a dimmed page', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  for (const width of [360, 899]) {
    await page.setViewportSize({ width, height: 720 });
    await openMenu(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const box = await menu.evaluate(
      (element) => element.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(box).toMatchObject({ top: 0, right: width, height: 720 });
    expect(box.width).toBeLessThanOrEqual(Math.min(352, width - 40));
    const backdrop = menu.evaluate(
      (element) => getComputedStyle(element, '::backdrop').backgroundColor,
    );
    expect(await backdrop).toBe(await page.evaluate(asComputed, backdropColor));
    await page.keyboard.press('Escape');
    await expectMenuClosed(page);
  }
});

test('a link closes the menu and moves the focus to its destination', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  for (const link of navigation) {
    await openMenu(page);
    await navLink(page, link.label).click();
    await expectMenuClosed(page);
    await expectArrival(page, link);
  }
});

test('in a short viewport, the open menu scrolls to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 280 });
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  const [last] = navigation.slice(-1) as [(typeof navigation)[number]];
  await expect(navLink(page, last.label)).not.toBeInViewport();
  await navLink(page, last.label).click();
  await expectMenuClosed(page);
  await expect(page).toHaveURL(last.to);
});

test('on a phone held sideways, the close button stays in view as the open menu scrolls', async ({
  page,
}) => {
  await gotoAndHydrate(page, paths.home);
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openMenu(page);
    await navLink(page, 'Contact').scrollIntoViewIfNeeded();
    await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
    await closeButton(page).click();
    await expectMenuClosed(page);
  }
});

test('a link opened in a new tab leaves the menu open', async ({ page, context }) => {
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  for (const click of [
    { modifiers: ['ControlOrMeta' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ]) {
    const newTab = context.waitForEvent('page');
    await navLink(page, 'Career').click(click);
    await (await newTab).close();
    await page.bringToFront(); // a page in the background draws no frames
    await nextFrames(page);
    await expectMenuOpen(page);
    await expect(page).toHaveURL(paths.home);
  }
});

test('Escape and the close button close the menu and return the focus', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 900);
  for (const close of [() => page.keyboard.press('Escape'), () => closeButton(page).click()]) {
    await openMenu(page);
    await close();
    await expectMenuClosed(page);
    await expect(menuButton(page)).toBeFocused();
    expect(await scrollPosition(page)).toBe(900);
  }
});

test('the page can be used after the menu was open for a moment', async ({ page }) => {
  await page.clock.install({ time: now });
  await gotoAndHydrate(page, paths.home);
  await menuButton(page).click();
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  // The page behind the menu becomes inert a second after it opens.
  await page.clock.fastForward(2000);
  await expectMenuClosed(page);
});

/** A link whose start the open menu does not cover. */
function linkBesideMenu(page: Page) {
  return page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' });
}

test('the page behind the open menu neither scrolls nor opens links', async ({ page }) => {
  await gotoAndHydrate(page, jobPath(job));
  const box = await linkBesideMenu(page).boundingBox();
  const onLink = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 12] as const;
  await openMenu(page);
  // Opened with the mouse: no focus ring.
  await expect(closeButton(page)).toBeFocused();
  await expect(closeButton(page)).toHaveCSS('outline-style', 'none');

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

test('Back closes the menu', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await navLink(page, 'Career').click();
  await expect(page).toHaveURL(paths.career);
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expectMenuClosed(page);
});

test('the menu closes when the viewport grows to desktop width', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.setViewportSize(phone);
  await expectMenuClosed(page);
});

test('a menu opened before the app starts stays open and closes as usual', async ({ page }) => {
  const release = await delayRequests(page, appScriptGlob);
  await page.goto(jobPath(job), { waitUntil: 'commit' });
  const link = await linkBesideMenu(page).boundingBox();
  await menuButton(page).click();
  await expect(navLink(page, 'Contact')).toBeVisible();
  // A click outside only closes it.
  await page.mouse.click((link?.x ?? 0) + 4, (link?.y ?? 0) + 12);
  await expect(navLink(page, 'Contact')).toBeHidden();
  await expect(page).toHaveURL(jobPath(job));
  await menuButton(page).click();
  await closeButton(page).click();
  await expect(navLink(page, 'Contact')).toBeHidden();
  await menuButton(page).click();
  await expect(navLink(page, 'Contact')).toBeVisible();
  release();
  await expectHydrated(page);
  await expectMenuOpen(page);
  await page.keyboard.press('Escape');
  await expectMenuClosed(page);
  await expect(menuButton(page)).toBeFocused();
});

/** Runs in the page: how the browser writes a color. */
function asComputed(color: string): string {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.backgroundColor = color;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}
