import type { JSHandle, Page } from '@playwright/test';

import { loadPictures } from './page-functions';
import { scrollTo } from './page-objects';
import { expect } from './test';

// The functions that this file passes to `evaluate` run in the page, so they cannot use anything
// outside themselves.

/** A line of visible text. */
export type Line = {
  /** A part of the text that the line belongs to, in quotes. */
  words: string;
  node: Text;
  /** The elements around the text, from the innermost to the document's. */
  around: Element[];
  /** The fixed or sticky element that the line is in: that may lie on the page. */
  layer: Element | undefined;
  /** In px, from the left and upper edge of the page. */
  box: { left: number; right: number; top: number; bottom: number };
};

/** Of phones, tablets and desktops. In px. */
export const usualWidths = [320, 390, 768, 1280];

/** Fails if something cannot be read or tapped in windows of those widths. */
export async function expectToFit(page: Page, widths = usualWidths) {
  await page.evaluate(loadPictures);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
}

/** The same on a phone whose browser has twice the usual text size in its settings. */
export async function expectToFitLargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 800 });
  expect.soft(await layoutFaults(page), 'with large text').toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

/** What visitors cannot read or tap: a sentence for each fault. */
async function layoutFaults(page: Page): Promise<string[]> {
  const lines = await visibleLines(page);
  const faults = await lines.evaluate(faultsOf);
  await lines.dispose();
  return faults;
}

/** All lines of visible text, with their places while the page is scrolled to its top. */
export async function visibleLines(page: Page): Promise<JSHandle<Line[]>> {
  await scrollTo(page, 0);
  return page.evaluateHandle(readLines);
}

function readLines(): Line[] {
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  const lines: Line[] = [];
  const range = new Range();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const around = ancestors(node.parentElement);
    const isShown =
      node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !around.some((element) => getComputedStyle(element).clipPath === 'inset(50%)');
    if (!isShown || node.data.trim() === '') continue;
    const words = `“${node.data.trim().slice(0, 60)}”`;
    const layer = around.find((each) => /fixed|sticky/.test(getComputedStyle(each).position));
    range.setStart(node, 0);
    range.setEnd(node, node.data.trimEnd().length);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Narrower than any letter: a space at the end of a line.
      if (right - left < (bottom - top) / 3) continue;
      // The font's box is taller than its letters, and in headings taller than the line.
      const margin = (bottom - top) / 5;
      const box = {
        left,
        right,
        top: top + margin,
        bottom: bottom - margin,
      };
      lines.push({ words, node, around, layer, box });
    }
  }
  return lines;
}

/** Scrolls through the page, because what appears or moves on the way may cover words, too. */
async function faultsOf(lines: Line[]): Promise<string[]> {
  const root = document.documentElement;
  const faults = new Set<string>();
  for (const line of lines) {
    if (isCut(line)) faults.add(`${line.words} sticks out of its box`);
    const other = lines.find((candidate) => liesOn(line, candidate));
    if (other) faults.add(`${line.words} lies on ${other.words}`);
  }
  for (const target of document.querySelectorAll('a[href], button')) {
    if (isHardToTap(target)) faults.add(`“${target.textContent}” is less than 24 px wide or high`);
  }

  const barBottom = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
  const end = root.scrollHeight - innerHeight;
  for (let top = 0; ; top += innerHeight * 0.7) {
    window.scrollTo({ top, behavior: 'instant' });
    // What moves with the scroll position does so in the next frame.
    await new Promise(requestAnimationFrame);
    if (root.scrollWidth > root.clientWidth) faults.add('The page scrolls sideways');
    for (const line of lines) {
      if (isCovered(line, top >= end)) faults.add(`${line.words} is covered`);
    }
    if (top >= end) return [...faults];
  }

  /** Whether a line sticks out of a box around it, by more than rounding and letters that lean. */
  function isCut({ around, box }: Line): boolean {
    for (const element of around) {
      const { display, position, overflowY } = getComputedStyle(element);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(overflowY)) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInside =
        box.left >= left - 1 &&
        box.right <= right + 1 &&
        box.top >= top - 1 &&
        box.bottom <= bottom + 1;
      if (!isInside) return true;
      if (position === 'absolute' || position === 'fixed') return false;
    }
    return false;
  }

  function liesOn(line: Line, other: Line): boolean {
    return (
      line.node !== other.node &&
      line.layer === other.layer &&
      line.box.left < other.box.right - 1 &&
      other.box.left < line.box.right - 1 &&
      line.box.top < other.box.bottom &&
      other.box.top < line.box.bottom
    );
  }

  function isHardToTap(target: Element): boolean {
    const { width, height } = target.getBoundingClientRect();
    const isInSentence =
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent !== target.textContent;
    return target.checkVisibility() && Math.min(width, height) < 24 && !isInSentence;
  }

  /** Bars may cover a line while the page scrolls, but not at its end, where nobody scrolls on. */
  function isCovered({ around, layer, box }: Line, isAtEnd: boolean): boolean {
    const y = (box.top + box.bottom) / 2 - scrollY;
    if (layer || y < barBottom || y > innerHeight) return false;
    const isOwn = (element: Element | null) =>
      element !== null && (around.includes(element) || around[0]?.contains(element));
    return [box.left + 1, box.right - 1].some((x) => {
      // Much faster than the stack, which is looked at only below something.
      if (isOwn(document.elementFromPoint(x, y))) return false;
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex(isOwn);
      return stack.slice(0, own).some((each) => isOpaque(each) && (isAtEnd || !isFixed(each)));
    });
  }

  function isOpaque(element: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const hasBackground = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return hasBackground || backgroundImage !== 'none' || element.matches('img, svg *');
  }

  function isFixed(element: Element): boolean {
    return (
      /fixed|sticky/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && isFixed(element.parentElement))
    );
  }
}
