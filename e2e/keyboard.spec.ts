import type { Page } from '@playwright/test';

import { homeLabels, uiLabels } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { expect, job, test } from './fixtures';
import { scrollPosition, scrollTo } from './scrolling';
import { entries } from './site-menu';
import { gotoAndHydrate, nextFrames } from './visiting';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

for (const [address, width] of [
  [paths.home, 1280],
  [jobPath(job), 360],
] as const) {
  test(`Tab visits every control of ${address} at ${width} px with a visible focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await gotoAndHydrate(page, address);

    const forward = await pressUntilOutside(page, 'Tab');
    expect(forward.map(({ index }) => index)).toEqual(await visibleControls(page));
    const backward = await pressUntilOutside(page, 'Shift+Tab');
    expect(backward.at(-1)?.index).toBe(forward[0]?.index);
    expect([...forward, ...backward].flatMap(({ faults }) => faults)).toEqual([]);
  });
}

test('the skip link appears on focus and moves the focus to the content', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  const skip = page.getByRole('link', { name: uiLabels.skipLink });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: homeLabels.moreInfo })).toBeFocused();
});

test('focus in the sticky header does not scroll the page', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await scrollTo(page, 1400);
  await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(entries(page).last()).toBeFocused();
  await nextFrames(page);
  expect(await scrollPosition(page)).toBe(1400);
});

/** Presses a key until the focus leaves the page; returns every stop. */
async function pressUntilOutside(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(currentStop, controls);
    if (stop === null) return stops;
    stops.push(stop);
  }
}

/** In the page: the control with the focus, and what hides that from a person. */
function currentStop(selector: string) {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const name = focused.getAttribute('aria-label') ?? focused.textContent;
  const faults: string[] = [];

  const { backgroundColor: background } = getComputedStyle(document.body);
  const hasIndicator = ['', '::after'].some((pseudo) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, pseudo);
    const isVisible = outlineColor !== background && !/^rgba\(.*, 0\)$/.test(outlineColor);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isVisible;
  });
  if (!hasIndicator) faults.push(`"${name}" has no focus indicator`);

  const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
  const isCovered = onTop === null || !(focused.contains(onTop) || onTop.contains(focused));
  if (isCovered) faults.push(`"${name}" is covered by "${onTop?.textContent}"`);
  return { index: [...document.querySelectorAll(selector)].indexOf(focused), faults };
}

/** The indexes of the visible controls among all of them. */
function visibleControls(page: Page): Promise<number[]> {
  return page
    .locator(controls)
    .evaluateAll((elements) =>
      elements.flatMap((element, index) =>
        element.checkVisibility({ visibilityProperty: true }) ? [index] : [],
      ),
    );
}
