import type { JSHandle, Page } from '@playwright/test';

import { loadPictures } from './page-functions';
import { scrollTo, setTextSize } from './page-objects';
import { expect } from './test';

// The functions that this file passes to `evaluate` run in the page, so they cannot use anything
// outside themselves.

/** The edges of a box, in px from the left and upper edge of the page. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A line of visible text. */
export type Line = {
  /** The first 60 characters of the text that the line belongs to, in quotes. */
  words: string;
  node: Text;
  /** The elements around the text, from the innermost to the document's. */
  around: Element[];
  /** The fixed or sticky element around the line, if any. It may lie on the rest of the page. */
  layer: Element | undefined;
  box: Box;
};

/**
 * Fails if something cannot be read or tapped at one of the viewport widths, in px. Covered words are
 * looked for only at the smallest and the largest width, because that scrolls to every line.
 */
export async function expectToFit(page: Page, widths: readonly number[]) {
  await page.evaluate(loadPictures);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrolls = width === Math.min(...widths) || width === Math.max(...widths);
    expect.soft(await layoutFaults(page, { scrolls }), `at ${width} px`).toEqual([]);
  }
}

/** Does the same with text twice as large as usual, as in the browser's settings. */
export async function expectToFitLargeText(page: Page, widths: readonly number[]) {
  await setTextSize(page, 32);
  await expectToFit(page, widths);
  await setTextSize(page, 16);
}

/**
 * Returns a sentence for each thing that visitors cannot read or tap. If `scrolls` is true, it also
 * scrolls to every line, and reports those that are covered.
 */
export async function layoutFaults(page: Page, { scrolls = false } = {}): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const lines = await visibleLines(page);
  const targets = page.locator('a[href], button, summary').filter({ visible: true });
  const faults = [
    ...(await page.evaluate(sidewaysFaults)),
    ...(await lines.evaluate(cutFaults)),
    ...(await lines.evaluate(overlapFaults)),
    ...(scrolls ? await lines.evaluate(coverFaults, false) : []),
    ...(await targets.evaluateAll(targetFaults)),
    ...(await coverFaultsAtEnd(page, lines)),
  ];
  await lines.dispose();
  return [...new Set(faults)];
}

/** Returns all lines of visible text, with their places while the page is scrolled to its top. */
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
    // An ellipsis stands for the text to the right of this box.
    const cutting = around.find((each) => getComputedStyle(each).textOverflow === 'ellipsis');
    const edge = cutting?.getBoundingClientRect().right ?? Infinity;
    range.setStart(node, 0);
    range.setEnd(node, node.data.trimEnd().length);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Boxes that are narrower than any letter are spaces at the end of a line.
      if (right - left < (bottom - top) / 3) continue;
      // The font's box is taller than its letters, and in headings taller than the line.
      const margin = (bottom - top) / 5;
      const box = {
        left,
        right: Math.min(right, edge),
        top: top + margin,
        bottom: bottom - margin,
      };
      lines.push({ words, node, around, layer, box });
    }
  }
  return lines;
}

function sidewaysFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? ['The page scrolls sideways'] : [];
}

/** Finds lines that stick out of a box around them. */
function cutFaults(lines: Line[]): string[] {
  /** One px is allowed for rounding, and for letters that lean out of their box. */
  const isInside = (inner: Box, outer: Box) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;

  function isCut({ around, box }: Line): boolean {
    for (const element of around) {
      const { display, position, overflowY, textOverflow } = getComputedStyle(element);
      if (display === 'inline' || display === 'contents') continue;
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowY)) return false;
      if (!isInside(box, element.getBoundingClientRect())) return true;
      if (position === 'absolute' || position === 'fixed') return false;
    }
    return false;
  }

  return lines.filter(isCut).map(({ words }) => `${words} sticks out of its box`);
}

/** Finds lines of different texts that lie on each other. */
function overlapFaults(lines: Line[]): string[] {
  const liesOn = (line: Line, other: Line) =>
    line.node !== other.node &&
    line.layer === other.layer &&
    line.box.left < other.box.right - 1 &&
    other.box.left < line.box.right - 1 &&
    line.box.top < other.box.bottom &&
    other.box.top < line.box.bottom;

  const fromTop = lines.toSorted((a, b) => a.box.top - b.box.top);
  return fromTop.flatMap((line, index) => {
    // A line that begins below this one, and all lines after it, cannot lie on it.
    const end = fromTop.findIndex(
      (other, place) => place > index && other.box.top >= line.box.bottom,
    );
    const neighbors = fromTop.slice(index + 1, end === -1 ? undefined : end);
    const other = neighbors.find((candidate) => liesOn(line, candidate));
    return other ? [`${line.words} lies on ${other.words}`] : [];
  });
}

/**
 * Finds lines that something opaque covers. Fixed and sticky elements may do so while the page scrolls,
 * but not at its end, where visitors cannot scroll on (`isAtEnd`).
 */
function coverFaults(lines: Line[], isAtEnd: boolean): string[] {
  function isOpaque(element: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const hasBackground = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return hasBackground || backgroundImage !== 'none' || element.matches('img, svg *');
  }
  const isFixed = (element: Element): boolean =>
    /fixed|sticky/.test(getComputedStyle(element).position) ||
    (element.parentElement !== null && isFixed(element.parentElement));

  const barBottom = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
  function isCovered({ around, layer, box }: Line): boolean {
    if (layer) return false;
    const middle = (box.top + box.bottom) / 2;
    const isInView = middle - scrollY > barBottom && middle - scrollY < innerHeight;
    if (!isAtEnd && !isInView) {
      window.scrollTo({ top: middle - innerHeight / 3, behavior: 'instant' });
    }
    const y = middle - scrollY;
    if (y < barBottom) return false;
    return [box.left + 1, box.right - 1].some((x) => {
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex(
        (element) => around.includes(element) || around[0]?.contains(element),
      );
      const above = stack.slice(0, own).filter(isOpaque);
      return above.some((element) => isAtEnd || !isFixed(element));
    });
  }

  return lines.filter(isCovered).map(({ words }) => `${words} is covered`);
}

/** Finds covered lines at the end of the page, when all that appears by scrolling is there. */
async function coverFaultsAtEnd(page: Page, lines: JSHandle<Line[]>): Promise<string[]> {
  await scrollTo(page, await page.evaluate(() => document.body.scrollHeight));
  const faults = await lines.evaluate(coverFaults, true);
  return faults.map((fault) => `${fault} at the end of the page`);
}

function targetFaults(targets: Element[]): string[] {
  function isHardToTap(target: Element): boolean {
    const { width, height } = target.getBoundingClientRect();
    const isInSentence =
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent !== target.textContent;
    return Math.min(width, height) < 24 && !isInSentence;
  }
  return targets
    .filter(isHardToTap)
    .map((target) => `“${target.textContent.trim()}” is less than 24 px wide or high`);
}
