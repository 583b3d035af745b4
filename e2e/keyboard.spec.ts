import { getContrastRatio } from '@mui/material/styles';
import type { Page } from '@playwright/test';

import { paths } from '../src/content/paths';
import { navLinks, scrollPosition, scrollTo } from './support/page-objects';
import { content, expect, gotoAndHydrate, nextFrames, test, visitPages } from './support/test';

test.describe('with reduced motion', () => {
  // With smooth scrolling, the focus would be looked at while the page still scrolls to it.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [key, colorScheme, width] of [
    ['Tab', 'light', 1280],
    ['Shift+Tab', 'dark', 360],
  ] as const) {
    test(`${key} reaches every control at ${width} px, and shows it with a ring in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme });
      await visitPages(page, async () => {
        const stops = await pressThroughPage(page, key);
        // The button "Back to top" is there where the page is scrolled, as at the last stop.
        await scrollTo(page, stops.at(-1)?.scrollY ?? 0);
        const controls = page.locator('a[href], button').filter({ visible: true });
        await expect(controls).toHaveCount(stops.length);
        for (const { name, isCovered, ring, ground } of stops) {
          expect({ name, isCovered, hasRing: ring !== undefined }).toEqual({
            name,
            isCovered: false,
            hasRing: true,
          });
          // WCAG 2.2, 1.4.11
          expect(getContrastRatio(String(ring), ground), name).toBeGreaterThanOrEqual(3);
        }
      });
    });
  }
});

test('the skip link appears on focus and moves the focus to the content', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
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

/**
 * Presses a key until the focus leaves the page, or is at the first control again, as in a Chromium that
 * is not the headless shell. Returns every stop.
 */
async function pressThroughPage(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = [];
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  do {
    const stop = await page.evaluate(focusedControl);
    if (stop === null) return stops;
    stops.push(stop);
    await page.keyboard.press(key);
  } while (!(await first.evaluate((element) => element === document.activeElement)));
  return stops;
}

/** Runs in the page: the control with the focus, and whether and how the focus is visible. */
function focusedControl() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  // A card's link has its ring around the whole card.
  const ring = ['', '::after']
    .map((pseudo) => getComputedStyle(focused, pseudo))
    .find(
      ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
    );
  return {
    name: focused.ariaLabel ?? focused.textContent,
    scrollY,
    isCovered: onTop === null || !(focused.contains(onTop) || onTop.contains(focused)),
    ring: ring?.outlineColor,
    ground: groundOf(ring && parseFloat(ring.outlineOffset) < 0 ? focused : focused.parentElement),
  };

  /** The color behind an element. Drawings are left out. */
  function groundOf(element: Element | null): string {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  }
}
