import type { Page } from '@playwright/test';

import { hero } from '../src/content/home';
import { jobPage } from '../src/content/job-page';
import { applyLink, jobPath } from '../src/content/jobs';
import { paths } from '../src/paths';
import { anOpening, expect, test } from './fixtures';
import { nextFrames, scrollPosition, scrollTo, stillness, visit } from './visiting';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

type Stop = {
  /** Place among the controls of the document, hidden ones counted. */
  index: number;
  name: string;
  /** What is wrong with it for someone who follows the focus with their eyes. */
  faults: string[];
};

/** Where the focus is, or `null` once it has left the page. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate((selector) => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const faults: string[] = [];

    const indicators = ['', '::after'].map((pseudo) => getComputedStyle(focused, pseudo));
    const isMarked = indicators.some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        !/^(transparent|rgba\(.*, 0\))$/.test(outlineColor),
    );
    if (!isMarked) faults.push('no focus indicator');

    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const samples = [
      middle,
      { ...middle, x: box.left + 2 },
      { ...middle, x: box.right - 2 },
      { ...middle, y: box.top + 2 },
      { ...middle, y: box.bottom - 2 },
    ];
    for (const sample of samples) {
      const above = document.elementFromPoint(sample.x, sample.y);
      if (above === null) {
        faults.push('off the screen');
        continue;
      }
      const isClear = focused.contains(above) || above.contains(focused);
      // A small thing may float over the edge of a control, a bar may not.
      const isFloating = above.closest('button') !== null && sample !== middle;
      if (!isClear && !isFloating) faults.push(`under "${above.textContent.slice(0, 30)}"`);
    }
    return {
      index: [...document.querySelectorAll(selector)].indexOf(focused),
      name: focused.getAttribute('aria-label') ?? focused.textContent,
      faults: [...new Set(faults)],
    };
  }, controls);
}

/** Presses a key until the focus has left the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never leaves the page: ${stops.map(({ name }) => name).join(', ')}`);
}

/** Places and names of the controls that a visitor can see, as the document orders them. */
function visibleControls(page: Page) {
  return page.locator(controls).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return element.checkVisibility({ visibilityProperty: true }) ? [{ index, name }] : [];
    }),
  );
}

function faulty(stops: Stop[]) {
  return stops.filter(({ faults }) => faults.length > 0);
}

function places(stops: { index: number; name: string }[]) {
  return stops.map(({ index, name }) => `${index} ${name}`);
}

const job = anOpening();

test.use(stillness);

for (const address of [paths.home, jobPath(job)]) {
  for (const width of [360, 1280]) {
    test(`Tab reaches every control of ${address} at ${width} px, and all can be seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      await visit(page, address);

      const forth = await walk(page, 'Tab');
      expect(forth[0]?.name).toBe('Skip to content');
      expect(places(forth)).toEqual(places(await visibleControls(page)));
      expect(faulty(forth)).toEqual([]);

      const back = await walk(page, 'Shift+Tab');
      expect(faulty(back)).toEqual([]);
      expect(back.map(({ name }) => name)).toContain('Skip to content');
    });
  }
}

test('the skip link is seen on focus and leads into the content', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await visit(page, paths.home);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: hero.action })).toBeFocused();
  }
});

test('the focus in the sticky header leaves the page where it is', async ({ page }) => {
  await visit(page, paths.home);
  await scrollTo(page, 1400);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(links.last()).toBeFocused();
  await nextFrames(page);
  expect(await scrollPosition(page)).toBe(1400);
});

test('the keyboard alone gets from the home page to an application', async ({ page }) => {
  async function tabTo(name: string | RegExp) {
    const link = page.getByRole('link', { name }).first();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) return link;
    }
    throw new Error(`Tab does not reach ${name}.`);
  }

  await visit(page, paths.home);
  await tabTo('Career');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.career);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(new RegExp(`${job.title}$`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(jobPath(job));
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeFocused();
  const apply = await tabTo(new RegExp(`^${jobPage.apply}`));
  await expect(apply).toHaveAttribute('href', applyLink(job));
});
