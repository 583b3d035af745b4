import type { Page } from '@playwright/test';

import { homePage, interfaceWords, jobPage, viewMoreAbout } from '../src/content/labels';
import { jobPath } from '../src/jobs/job';
import { paths } from '../src/paths';
import { expect, job, openJobs, test } from './fixtures';
import { entries, entry } from './site-menu';
import { nextFrames, scrollPosition, scrollTo, stillness, visit } from './visiting';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

type Stop = {
  /** Its place among all controls, hidden ones counted, and its name. */
  control: string;
  /** What is wrong with it for someone who follows the focus with their eyes. */
  faults: string[];
};

test.use(stillness);

for (const address of [paths.home, jobPath(job)]) {
  for (const width of [360, 1280]) {
    test(`Tab reaches every control of ${address} at ${width} px, and all can be seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await visit(page, address);

      const forth = await walk(page, 'Tab');
      expect(forth.map(({ control }) => control)).toEqual(await visibleControls(page));
      const back = await walk(page, 'Shift+Tab');
      expect(forth[0]?.control).toContain(interfaceWords.skipLink);
      expect(back.at(-1)?.control).toContain(interfaceWords.skipLink);
      expect([...forth, ...back].filter(({ faults }) => faults.length > 0)).toEqual([]);
    });
  }
}

test('the skip link is seen on focus and leads into the content', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await visit(page, paths.home);
    const skip = page.getByRole('link', { name: interfaceWords.skipLink });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: homePage.moreInfo })).toBeFocused();
  }
});

test('the focus in the sticky header leaves the page where it is', async ({ page }) => {
  await visit(page, paths.home);
  await scrollTo(page, 1400);
  await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(entries(page).last()).toBeFocused();
  await nextFrames(page);
  expect(await scrollPosition(page)).toBe(1400);
});

test('the keyboard alone gets from the home page to an application', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, paths.home);
  await entry(page, 'Career').press('Enter');
  await expect(page).toHaveURL(paths.career);
  await expect(heading).toBeFocused();
  for (const { title } of openJobs) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: viewMoreAbout(title) })).toBeFocused();
    if (title === job.title) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(jobPath(job));
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: jobPage.apply })).toBeFocused();
});

/** Presses a key until the focus has left the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(
    `${key} never leaves the page: ${stops.map(({ control }) => control).join(', ')}`,
  );
}

/** Where the focus is, or `null` once it has left the page. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate((selector) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const index = [...document.querySelectorAll(selector)].indexOf(focused);
    const faults: string[] = [];

    const isMarked = ['', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, pseudo);
      const isClear = /^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isClear;
    });
    if (!isMarked) faults.push('no focus indicator');

    const { left, right, top, bottom } =
      focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    for (const point of [
      middle,
      [left + 2, middle[1]],
      [right - 2, middle[1]],
      [middle[0], top + 2],
      [middle[0], bottom - 2],
    ] as const) {
      const above = document.elementFromPoint(...point);
      const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
      // A small thing may float over the edge of a control, a bar may not.
      const isFloating = point !== middle && Boolean(above?.closest('button'));
      if (!isSeen && !isFloating) faults.push(`${point} is under "${above?.textContent}"`);
    }
    return {
      control: `${index} ${focused.getAttribute('aria-label') ?? focused.textContent}`,
      faults,
    };
  }, controls);
}

/** The controls that a visitor can see, as the document orders them. */
function visibleControls(page: Page): Promise<string[]> {
  return page.locator(controls).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return element.checkVisibility({ visibilityProperty: true }) ? [`${index} ${name}`] : [];
    }),
  );
}
