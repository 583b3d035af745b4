import type { Page } from '@playwright/test';

import { homeLabels, uiLabels, jobLabels, viewMoreAbout } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { expect, job, openJobs, test } from './fixtures';
import { entries, entry } from './site-menu';
import { heading, nextFrames, scrollPosition, scrollTo, gotoAndHydrate } from './visiting';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

for (const address of [paths.home, jobPath(job)]) {
  for (const width of [360, 1280]) {
    test(`Tab reaches every control of ${address} at ${width} px, and all can be seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await gotoAndHydrate(page, address);

      const forth = await walk(page, 'Tab');
      expect(forth.map(({ index }) => index)).toEqual(await visibleControls(page));
      const back = await walk(page, 'Shift+Tab');
      expect(back.at(-1)?.index).toBe(forth[0]?.index);
      expect([...forth, ...back].flatMap(({ faults }) => faults)).toEqual([]);
    });
  }
}

test('the skip link is seen on focus and leads into the content', async ({ page }) => {
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

test('the keyboard alone gets from the home page to an application', async ({ page }) => {
  await gotoAndHydrate(page, paths.home);
  await entry(page, 'Career').press('Enter');
  await expect(page).toHaveURL(paths.career);
  await expect(heading(page)).toBeFocused();
  for (const { title } of openJobs.slice(0, openJobs.indexOf(job) + 1)) {
    await test.step(title, async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: viewMoreAbout(title) })).toBeFocused();
    });
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(jobPath(job));
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: jobLabels.apply }).first()).toBeFocused();
});

/** Presses a key until the focus leaves the page; returns where it has been. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
}

/** Which of all controls, hidden ones included, has the focus, and what hides that from a person. */
function currentStop(page: Page) {
  return page.evaluate((selector) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const name = focused.getAttribute('aria-label') ?? focused.textContent;
    const faults: string[] = [];

    const { backgroundColor: ground } = getComputedStyle(document.body);

    const isMarked = ['', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, pseudo);
      const isClear = outlineColor === ground || /^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isClear;
    });
    if (!isMarked) faults.push(`"${name}" has no focus indicator`);

    const { x, y, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
    if (!isSeen) faults.push(`"${name}" is under "${above?.textContent}"`);
    return { index: [...document.querySelectorAll(selector)].indexOf(focused), faults };
  }, controls);
}

function visibleControls(page: Page): Promise<number[]> {
  return page
    .locator(controls)
    .evaluateAll((elements) =>
      elements.flatMap((element, index) =>
        element.checkVisibility({ visibilityProperty: true }) ? [index] : [],
      ),
    );
}
