import type { Page } from '@playwright/test';

import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { expect, job, test } from './support/fixtures';
import { scrollPosition, scrollTo } from './support/scrolling';
import { navLinks } from './support/site-menu';
import { gotoAndHydrate, nextFrames } from './support/visiting';

for (const [path, width] of [
  [paths.home, 1280],
  [jobPath(job), 360],
] as const) {
  test(`Tab reaches every control of ${path} at ${width} px, with a visible focus ring`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await gotoAndHydrate(page, path);
    const forward = await pressUntilOutside(page, 'Tab');
    const controls = page.locator('a[href], button').filter({ visible: true });
    expect(forward).toHaveLength(await controls.count());
    const backward = await pressUntilOutside(page, 'Shift+Tab');
    expect(backward.at(-1)?.name).toBe(forward[0]?.name);
    for (const stop of [...forward, ...backward]) {
      expect(stop).toMatchObject({ hasFocusRing: true, isCovered: false });
    }
  });
}

test('the skip link appears on focus and moves the focus to the content', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'MORE INFO' })).toBeFocused();
});

test('focus in the sticky header does not scroll the page', async ({ page }) => {
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

/** Runs in the page: the control with the focus, and whether the focus is visible. */
function focusedControl() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent,
    // A card's link has its ring around the whole card.
    hasFocusRing: ['', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(focused, pseudo);
      return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
    }),
    isCovered: onTop === null || !(focused.contains(onTop) || onTop.contains(focused)),
  };
}
