import { readdirSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { fixtureFile } from './support/sites';
import { expect, forEachStep, gotoAndHydrate, test, visitedPaths } from './support/test';

const schemes = ['light', 'dark'] as const;

test('in the dark scheme, every picture file is one of the night', async ({ page }) => {
  const files = readdirSync(fixtureFile('static/media')).filter((file) => file.endsWith('.svg'));
  expect(files).not.toEqual([]);
  await forEachStep(files, async (file) => {
    await page.goto(`/static/media/${file}`);
    const pictures: Buffer[] = [];
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      pictures.push(await page.screenshot());
    }
    expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false);
  });
});

test("in the dark scheme, the drawing at every page's top is one of the night", async ({
  page,
}) => {
  await forEachStep(visitedPaths, async (path) => {
    await gotoAndHydrate(page, path);
    const colors: string[][] = [];
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      colors.push(await drawnColors(page));
    }
    const [byDay = [], byNight = []] = colors;
    expect(byDay).not.toEqual([]);
    const unchanged = byDay.filter((color, index) => color === byNight[index]);
    expect(unchanged.length).toBeLessThan(byDay.length / 2);
  });
});

/** The fill and stroke of everything in the page's largest inlined drawing. */
function drawnColors(page: Page): Promise<string[]> {
  return page.locator('main svg').evaluateAll((drawings) => {
    const parts = drawings
      .map((drawing) => [...drawing.querySelectorAll('path, circle, stop')])
      .reduce((largest, other) => (other.length > largest.length ? other : largest), []);
    return parts.flatMap((part) => {
      const { fill, stroke, stopColor } = getComputedStyle(part);
      return [fill, stroke, stopColor].filter((color) => color.startsWith('rgb'));
    });
  });
}
