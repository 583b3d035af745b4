import { getContrastRatio } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { jobPath, paths } from '../src/content/paths';
import { loadPictures } from './support/layout-audit';
import { scrollPosition, scrollTo } from './support/scrolling';
import { navLink, navLinks } from './support/site-menu';
import { content, expect, job, test } from './support/test';
import { gotoAndHydrate, heading, nextFrames } from './support/visiting';

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
    const controls = page.locator('a[href], button, summary').filter({ visible: true });
    expect(forward).toHaveLength(await controls.count());
    const backward = await pressUntilOutside(page, 'Shift+Tab');
    expect(backward.at(-1)?.name).toBe(forward[0]?.name);
    for (const stop of [...forward, ...backward]) {
      expect(stop, String(stop.name)).toMatchObject({ hasFocusRing: true, isCovered: false });
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, width] of [
    [paths.home, 1280],
    [paths.career, 768],
    [jobPath(job), 360],
  ] as const) {
    test(`focus rings stand out from ${path} at ${width} px in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme });
      await gotoAndHydrate(page, path);
      // A picture that arrives between two screenshots would count as a ring.
      await page.evaluate(loadPictures);
      // From here on, the focus is visible.
      await page.keyboard.press('Tab');
      for (const control of await page.locator('a[href], button').filter({ visible: true }).all()) {
        await control.focus();
        const name = await control.evaluate(
          ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
        );
        expect(await ringContrast(page), name).toBeGreaterThanOrEqual(3);
      }
    });
  }
}

test('the skip link appears on focus and moves the focus to the content', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  const isOnTop = await skip.evaluate((link) => {
    const { left, right, bottom } = link.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, bottom - 4) === link;
  });
  expect(isOnTop).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: content.home.hero.button })).toBeFocused();
});

test('after the skip link and Back, Back to top still moves the focus', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await navLink(page, 'Career').click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');

  await scrollTo(page, 1400);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect(page.getByRole('main')).toBeFocused();
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

/** Median contrast between the focus ring's pixels and what they cover. */
async function ringContrast(page: Page): Promise<number> {
  const clip = await page.evaluate(focusedArea);
  const colors = () =>
    page.screenshot({ clip }).then((png) => sharp(png).removeAlpha().raw().toBuffer());
  const focused = await colors();
  await page.evaluate(hideRings, true);
  const unfocused = await colors();
  await page.evaluate(hideRings, false);
  const contrasts: number[] = [];
  for (let offset = 0; offset < focused.length; offset += 3) {
    const [ring, ground] = [focused, unfocused].map((all) => all.subarray(offset, offset + 3));
    if (ring && ground && !ring.equals(ground)) {
      contrasts.push(getContrastRatio(rgb(ring), rgb(ground)));
    }
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 2)] ?? 1;
}

const rgb = (color: Buffer) => `rgb(${[...color].join()})`;

/** Runs in the page: the part of the viewport with the focused control and its ring. */
function focusedArea() {
  let focused = document.activeElement as HTMLElement;
  // A card's link has its ring around the whole card.
  if (getComputedStyle(focused, '::after').outlineStyle === 'solid') {
    focused = focused.offsetParent as HTMLElement;
  }
  const box = focused.getBoundingClientRect();
  const [x, y] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  const width = Math.min(innerWidth, box.right + 8) - x;
  return { x, y, width, height: Math.min(innerHeight, box.bottom + 8) - y };
}

/** Runs in the page. */
function hideRings(hidden: boolean) {
  const sheet = new CSSStyleSheet();
  if (hidden) sheet.replaceSync('*, ::after { outline-color: transparent !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Presses a key until the focus leaves the page; returns every stop. */
async function pressUntilOutside(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = [];
  for (;;) {
    await page.keyboard.press(key);
    // The bar with Apply Now hides in the next frame.
    await nextFrames(page);
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
