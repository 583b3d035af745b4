import { getContrastRatio } from '@mui/material/styles';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { jobPath, paths } from '../src/content/paths';
import { loadPictures } from './support/page-functions';
import { navLink, navLinks, scrollPosition, scrollTo } from './support/page-objects';
import { content, expect, gotoAndHydrate, job, nextFrames, test } from './support/test';

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

  test('focus rings stand out in both schemes', async ({ page }) => {
    await gotoAndHydrate(page, paths.home);
    // A picture that arrives between two screenshots would count as a ring.
    await page.evaluate(loadPictures);
    // From here on, the focus is visible.
    await page.keyboard.press('Tab');
    const { hero, contact } = content.home;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const control of [
        page.getByRole('link', { name: content.company.email }).first(),
        navLink(page, 'Services'),
        page.getByRole('link', { name: hero.button }),
        page.getByRole('link', { name: 'MORE INFO' }),
        page.getByRole('link', { name: content.services.ask.link }),
        page.getByRole('link', { name: contact.button }),
        page.getByRole('button', { name: 'Copy phone' }),
        navLink(page, 'Services', 'Useful Links'),
        page.getByRole('button', { name: 'Back to top' }),
      ]) {
        await control.focus();
        const contrast = await ringContrast(page, control);
        expect(contrast, `${control}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
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
    // The bar with Apply Now hides in the next frame.
    await nextFrames(page);
    const stop = await page.evaluate(focusedControl);
    if (stop === null) return stops;
    stops.push(stop);
  }
}

/**
 * The contrast that a third of the focus ring's pixels has with what they cover: rings may have two
 * colors, one of which stands out (WCAG C40).
 */
async function ringContrast(page: Page, control: Locator): Promise<number> {
  const { x, y, width, height } = await control.evaluate((link) => link.getBoundingClientRect());
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const pixels = () =>
    page.screenshot({ clip }).then((png) => sharp(png).removeAlpha().raw().toBuffer());
  const focused = await pixels();
  await page.evaluate(hideRings, true);
  const unfocused = await pixels();
  await page.evaluate(hideRings, false);
  const contrasts: number[] = [];
  for (let offset = 0; offset < focused.length; offset += 3) {
    const [ring, ground] = [focused, unfocused].map((all) => all.subarray(offset, offset + 3));
    if (ring && ground && !ring.equals(ground)) {
      contrasts.push(getContrastRatio(`rgb(${[...ring]})`, `rgb(${[...ground]})`));
    }
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor((contrasts.length * 2) / 3)] ?? 1;
}

/** Runs in the page. The policy allows no other way to add styles. */
function hideRings(hidden: boolean) {
  const sheet = new CSSStyleSheet();
  const hide = 'outline-color: transparent !important; box-shadow: none !important';
  if (hidden) sheet.replaceSync(`:focus-visible, :focus-visible::after { ${hide} }`);
  document.adoptedStyleSheets = [sheet];
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
