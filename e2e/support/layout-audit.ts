import type { Page } from '@playwright/test';

import { callInPage } from './page-module';

/** In px, from a small phone to a large screen. */
export const layoutWidths = [320, 360, 390, 480, 600, 768, 900, 1024, 1200, 1280, 1536, 1920, 2560];

/**
 * Resizes the page that is open.
 *
 * @returns the faults, each with the widths at which it occurs
 */
export async function auditLayout(
  page: Page,
  widths: readonly number[] = layoutWidths,
): Promise<string[]> {
  await page.evaluate(loadPictures);
  const found = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of await page.evaluate<string[]>(
      callInPage('layout-faults', 'findLayoutFaults'),
    )) {
      found.set(fault, [...(found.get(fault) ?? []), width]);
    }
  }
  return [...found].map(([fault, at]) => `${fault}, ${widthsText(at)}`);
}

/** Finds text below something opaque, at each width. */
export async function findCoveredText(page: Page, widths: readonly number[]): Promise<string[]> {
  await page.evaluate(loadPictures);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Chromium needs minutes for a list of 100 jobs in one viewport. The first 20,000 px show each
    // kind of card.
    await page.setViewportSize({ width, height: Math.min(height, 20_000) });
    const faults = await page.evaluate<string[]>(callInPage('layout-faults', 'findCoveredText'));
    found.push(...faults.map((fault) => `${fault}, at ${width} px`));
  }
  return found;
}

/** Sets the text size of the browser's settings, in px. The usual one is 16. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** `at 320 to 480 px and 768 px` */
function widthsText(at: number[]): string {
  if (at.length === layoutWidths.length) return 'at every width';
  const ranges: number[][] = [];
  for (const width of at) {
    const range = ranges.at(-1);
    const next = layoutWidths[layoutWidths.indexOf(range?.at(-1) ?? 0) + 1];
    if (range && width === next) range.push(width);
    else ranges.push([width]);
  }
  const widthRanges = ranges.map((range) => [...new Set([range[0], range.at(-1)])].join(' to '));
  return `at ${widthRanges.join(', ')} px`;
}

/** Runs in the page: waits for the fonts and for all pictures, whether they load or not. */
export async function loadPictures() {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
