import type { Page } from '@playwright/test';

import { jobPath, paths } from '../src/content/paths';
import { loadPictures } from './support/page-functions';
import { forceStates, navLinks, scrollPosition, scrollTo } from './support/page-objects';
import { colorAt, contrastOf, fullScreenshot, type Picture } from './support/picture';
import {
  content,
  expect,
  forEachStep,
  gotoAndHydrate,
  job,
  nextFrames,
  test,
  unknownPath,
} from './support/test';

test.describe('with reduced motion', () => {
  // With smooth scrolling, the focus would be looked at while the page still scrolls to it.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [path, width] of [
    [paths.home, 1280],
    [jobPath(job), 360],
  ] as const) {
    test(`Tab reaches every control of ${path} at ${width} px, and shows it with a ring`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await gotoAndHydrate(page, path);
      const forward = await pressUntilOutside(page, 'Tab');
      const controls = page.locator('a[href], button, summary').filter({ visible: true });
      expect(forward).toHaveLength(await controls.count());
      const backward = await pressUntilOutside(page, 'Shift+Tab');
      expect(backward.at(-1)?.name).toBe(forward[0]?.name);
      for (const stop of [...forward, ...backward]) {
        expect(stop).toEqual({ name: stop.name, hasRing: true, isCovered: false });
      }
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every focus ring stands out on what is behind it, in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const { width, visited } of [
        // The other pages have no other controls.
        { width: 1280, visited: [paths.home, paths.career, jobPath(job), unknownPath] },
        { width: 390, visited: [paths.home] },
      ]) {
        await page.setViewportSize({ width, height: 720 });
        await forEachStep(visited, async (path) => {
          await gotoAndHydrate(page, path);
          // A picture that arrives between two screenshots would count as a ring.
          await page.evaluate(loadPictures);
          expect.soft(await weakRings(page), `at ${width} px`).toEqual([]);
        });
      }
      await gotoAndHydrate(page, paths.career);
      await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      expect(await weakRings(page, `[aria-label="Back to top"], ${skipLink}`)).toEqual([]);
    });
  }
});

test('the skip link appears on focus and moves the focus to the content', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(focusedControl)).toMatchObject({ isCovered: false });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: content.home.hero.button })).toBeFocused();
});

test('focus in the bar does not scroll the page', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 1400);
  await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(navLinks(page).last()).toBeFocused();
  await nextFrames(page);
  expect(await scrollPosition(page)).toBe(1400);
});

/** Presses a key until the focus leaves the page; returns every stop. */
async function pressUntilOutside(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedControl);
    if (stop === null) return stops;
    stops.push(stop);
  }
}

/** While it has the focus, it lies on other controls. */
const skipLink = 'a[href="#main"]';

const allControls = `a[href]:not(${skipLink}), button, summary`;

/** Controls whose focus ring stands out less than 3:1 (WCAG 2.2, 1.4.11). */
async function weakRings(page: Page, selector = allControls): Promise<string[]> {
  const controls = page.locator(selector).filter({ visible: true });
  const unfocused = await fullScreenshot(page);
  const weak: string[] = [];
  // In two groups, because the rings of neighbors overlap.
  for (const group of [0, 1]) {
    const boxes = await controls.evaluateAll(selectGroup, group);
    const stopFocus = await forceStates(page, '[data-group]', ['focus', 'focus-visible']);
    const focused = await fullScreenshot(page);
    await stopFocus();
    for (const { name, ...box } of boxes) {
      const contrast = ringContrast(box, focused, unfocused);
      if (contrast < 3) weak.push(`${name}: ${contrast.toFixed(2)}`);
    }
  }
  return weak;
}

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Runs in the page: marks every second control; returns the box around which each has its ring, in
 * px of the page.
 */
function selectGroup(controls: Element[], group: number) {
  controls.forEach((control, index) => control.toggleAttribute('data-group', index % 2 === group));
  return controls
    .filter((control) => control.hasAttribute('data-group'))
    .map((control) => {
      // A card's link has its ring around the whole card.
      const isCard = getComputedStyle(control, '::after').position === 'absolute';
      const { left, top, right, bottom } = (
        (isCard && control.closest('article')) ||
        control
      ).getBoundingClientRect();
      return {
        name: control.ariaLabel ?? control.textContent.trim(),
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      };
    });
}

/**
 * The contrast that a third of the focus ring's pixels has with what they cover: rings may have two
 * colors, one of which stands out (WCAG C40).
 */
function ringContrast(box: Box, focused: Picture, unfocused: Picture): number {
  const { width, height } = focused.info;
  // The ring is within 8 px of the control.
  const left = Math.max(0, Math.floor(box.left - 8));
  const right = Math.min(width, Math.ceil(box.right + 8));
  const top = Math.max(0, Math.floor(box.top - 8));
  const bottom = Math.min(height, Math.ceil(box.bottom + 8));
  const contrasts: number[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const ring = colorAt(focused, x, y);
      const ground = colorAt(unfocused, x, y);
      if (ring !== ground) contrasts.push(contrastOf(ring, ground));
    }
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor((contrasts.length * 2) / 3)] ?? 1;
}

/** Runs in the page: the control with the focus, and whether the focus is visible. */
function focusedControl() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    name: focused.ariaLabel ?? focused.textContent,
    // A card's link has its ring around the whole card.
    hasRing: ['', '::after'].some(
      (pseudo) => getComputedStyle(focused, pseudo).outlineStyle === 'solid',
    ),
    isCovered: onTop === null || !(focused.contains(onTop) || onTop.contains(focused)),
  };
}
