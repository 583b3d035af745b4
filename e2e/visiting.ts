import type { Locator, Page } from '@playwright/test';

import { test, widths } from './fixtures';

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Opens an address and waits until the app has hydrated the document. */
export async function gotoAndHydrate(page: Page, address: string) {
  await page.goto(address);
  await expectHydrated(page);
}

/** The app runs once it controls scroll restoration instead of the browser. */
export async function expectHydrated(page: Page) {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

export async function atEachWidth(page: Page, inspect: () => Promise<void>) {
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await inspect();
    });
  }
}

/** Runs each case as a named step, so that a report names the one that failed. */
export async function forEachStep<T extends string>(
  cases: Iterable<T>,
  run: (item: T) => Promise<void>,
) {
  for (const item of cases) await test.step(item, () => run(item));
}

/** Waits for effects with no visible result. */
export async function nextFrames(page: Page, count = 3) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** In the page: clicks jobs and goes back, 20 ms apart, without waiting for the page. */
export async function clickRapidly() {
  for (let clicks = 0; clicks < 20; clicks += 1) {
    const links = document.querySelectorAll<HTMLElement>('main li a[href^="/"]');
    if (clicks % 3 === 2 && history.state?.idx > 1) history.back();
    else links[clicks % links.length]?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** In the page: whether the fonts of headings and text have loaded. */
export const fontsLoaded = () =>
  ['700 1em "Bricolage Grotesque"', '1em "Instrument Sans"'].every(
    (font) => document.fonts.size > 0 && document.fonts.check(font),
  );

/** In the page: the horizontal overflow, in px. */
export const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** In the page: some styles of every element, to compare whether style rules apply. */
export const appearance = () =>
  [...document.querySelectorAll('main *')].map((element) => {
    const { color, backgroundColor, display, fontSize, padding } = getComputedStyle(element);
    return [element.tagName, color, backgroundColor, display, fontSize, padding].join(' ');
  });

export const layoutError = 'The layout has failed.';

/** Makes the layout throw, which shows the error screen. */
export async function throwInLayout(page: Page) {
  await page.addInitScript((message) => {
    window.IntersectionObserver = function () {
      throw new Error(message);
    } as never;
  }, layoutError);
}

/** Reads the clipboard in an empty page, because the site's Permissions-Policy forbids reading it. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  // Without an icon, a Chromium with a window would request /favicon.ico.
  const body = '<!doctype html><title>Clipboard</title><link rel="icon" href="data:,">';
  await reader.route('**/clipboard', (route) => route.fulfill({ contentType: 'text/html', body }));
  await reader.goto('clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}

/** An element's text, as the browser breaks it into lines. */
export function linesOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Leaves out the words for screen readers.
      if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { bottom, width } = range.getBoundingClientRect();
        const line = Math.round(bottom);
        if (width > 0) lines.set(line, (lines.get(line) ?? '') + character);
      }
    }
    return [...lines.values()].map((text) => text.trim());
  });
}
