import { getContrastRatio } from '@mui/material/styles';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { jobPath, paths } from '../src/content/paths';
import { loadPictures } from './support/page-functions';
import { navLinks, scrollPosition, scrollTo } from './support/page-objects';
import { content, expect, gotoAndHydrate, job, nextFrames, test } from './support/test';

for (const [path, width, colorScheme] of [
  [paths.home, 1280, 'dark'],
  [jobPath(job), 360, 'light'],
] as const) {
  test(`on ${path} at ${width} px, Tab reaches every control and shows where it is (${colorScheme})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ colorScheme });
    await gotoAndHydrate(page, path);
    // A picture that arrives between two screenshots would count as a focus ring.
    await page.evaluate(loadPictures);
    const forward = await pressUntilOutside(page, 'Tab', async (control) => {
      expect(await ringContrast(page), control).toBeGreaterThanOrEqual(3);
    });
    // Without a place in the tab order are the headings of samples, which only phones open.
    const controls = page
      .locator('a[href], button, summary:not([tabindex="-1"])')
      .filter({ visible: true });
    expect(forward).toHaveLength(await controls.count());
    const backward = await pressUntilOutside(page, 'Shift+Tab');
    expect(backward.at(-1)).toBe(forward[0]);
  });
}

test('the skip link appears on focus and moves the focus to the content', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(isFocusCovered)).toBe(false);
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

/** Presses a key until the focus leaves the page; returns the names of the controls that get it. */
async function pressUntilOutside(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  inspect?: (control: string) => Promise<void>,
): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    // The bar with Apply Now hides in the next frame.
    await nextFrames(page);
    const focused = page.locator(':focus:not(body)');
    if ((await focused.count()) === 0) return names;
    const name = await focused.evaluate(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    expect(await page.evaluate(isFocusCovered), name).toBe(false);
    await inspect?.(name);
    names.push(name);
  }
}

/** Median contrast between the focus ring's pixels and what they cover. */
async function ringContrast(page: Page): Promise<number> {
  const { x, y, width, height } = await page
    .locator(':focus')
    .evaluate((element) => element.getBoundingClientRect());
  // A card's link has its ring around the whole card.
  const clip = { x: x - 24, y: y - 24, width: width + 48, height: height + 48 };
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
  return contrasts[Math.floor(contrasts.length / 2)] ?? 1;
}

/** Runs in the page. The policy allows no other way to add styles. */
function hideRings(hidden: boolean) {
  const sheet = new CSSStyleSheet();
  if (hidden) sheet.replaceSync('*, ::after { outline-color: transparent !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: whether something is over the middle of the focused control. */
function isFocusCovered(): boolean {
  const focused = document.activeElement as Element;
  const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return onTop === null || !(focused.contains(onTop) || onTop.contains(focused));
}
