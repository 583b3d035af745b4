// These functions run in the page (`page.evaluate`), so they cannot use anything outside
// themselves.

/**
 * Whether the app runs. Then it, not the browser, restores the scroll position: React Router sets
 * this in an effect of the first render, in every browser, and the site gets no attribute that only
 * tests need.
 */
export const isHydrated = () => history.scrollRestoration === 'manual';

/** Waits for the fonts and for all pictures, whether they load or not. */
export async function loadPictures() {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/**
 * What visitors cannot read or tap at the viewport's size: a sentence for each fault. Opens what is
 * folded away.
 */
export function layoutFaults(): string[] {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  type Line = { node: Text; parent: Element; layer: Element | undefined; box: Box };

  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  /** Fixed and sticky elements may lie on the page. */
  const fixedAround = (element: Element) =>
    ancestors(element).find((around) => /fixed|sticky/.test(getComputedStyle(around).position));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !ancestors(element).some((around) => getComputedStyle(around).clipPath === 'inset(50%)');

  function textLines(): Line[] {
    const lines: Line[] = [];
    const range = new Range();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || node.data.trim() === '' || !isShown(parent)) continue;
      range.setStart(node, 0);
      range.setEnd(node, node.data.trimEnd().length);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The font's box is taller than its letters, and in headings taller than the line.
        const margin = (bottom - top) / 5;
        const box = { left, right, top: top + margin, bottom: bottom - margin };
        lines.push({ node, parent, layer: fixedAround(parent), box });
      }
    }
    return lines;
  }

  /** 1 px for rounding, and for letters that lean out of their box. */
  const isInside = (inner: Box, outer: Box) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;

  function isCut({ parent, box }: Line): boolean {
    for (const element of ancestors(parent)) {
      const { display, position, overflowY, textOverflow } = getComputedStyle(element);
      if (display === 'inline' || display === 'contents') continue;
      if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowY)) return false;
      if (!isInside(box, boxOf(element))) return true;
      if (position === 'absolute' || position === 'fixed') return false;
    }
    return false;
  }

  const liesOn = (line: Line, other: Line) =>
    line.node !== other.node &&
    line.layer === other.layer &&
    line.box.left < other.box.right - 1 &&
    other.box.left < line.box.right - 1 &&
    line.box.top < other.box.bottom &&
    other.box.top < line.box.bottom;

  function isOpaque(element: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const hasBackground = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return hasBackground || backgroundImage !== 'none' || element.matches('img, svg *');
  }

  function isCovered({ parent, layer, box }: Line): boolean {
    if (layer) return false;
    const middle = (box.top + box.bottom) / 2;
    window.scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' });
    return [box.left + 1, box.right - 1].some((x) => {
      const stack = document.elementsFromPoint(x, middle - scrollY);
      const own = stack.findIndex(
        (element) => element.contains(parent) || parent.contains(element),
      );
      return stack.slice(0, own).some((element) => isOpaque(element) && !fixedAround(element));
    });
  }

  function isHardToTap(target: Element): boolean {
    const { width, height } = boxOf(target);
    const isInSentence =
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent !== target.textContent;
    return isShown(target) && Math.min(width, height) < 24 && !isInSentence;
  }

  for (const details of document.querySelectorAll('details')) details.open = true;
  window.scrollTo({ top: 0, behavior: 'instant' });
  const lines = textLines();
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? ['The page scrolls sideways'] : [];
  const words = (node: Node) => `“${(node.textContent ?? '').trim().slice(0, 60)}”`;
  for (const line of lines) {
    const other = lines.find((candidate) => liesOn(line, candidate));
    if (isCut(line)) faults.push(`${words(line.node)} sticks out of its box`);
    if (other) faults.push(`${words(line.node)} lies on ${words(other.node)}`);
  }
  for (const line of lines.filter(isCovered)) faults.push(`${words(line.node)} is covered`);
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (const target of document.querySelectorAll('a[href], button, summary')) {
    if (isHardToTap(target)) faults.push(`${words(target)} is less than 24 px wide or high`);
  }
  return [...new Set(faults)];
}

/** The sizes of the text of a page, in px, in headings by rank and elsewhere. */
export function printedSizes() {
  const sizes = { h1: [], h2: [], h3: [], others: [] } as Record<
    'h1' | 'h2' | 'h3' | 'others',
    number[]
  >;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!parent?.checkVisibility() || !textContent?.trim()) continue;
    const heading = parent.closest('h1, h2, h3');
    // A heading's own text, not what is smaller in it.
    const rank = heading === null ? 'others' : (heading.localName as 'h1' | 'h2' | 'h3');
    if (heading === null || heading === parent) {
      sizes[rank].push(parseFloat(getComputedStyle(parent).fontSize));
    }
  }
  return sizes;
}

/** What a page shows besides words, and besides rules of at most 3 px: a sentence for each. */
export function drawings(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('body, body *')) {
    if (!element.checkVisibility()) continue;
    const name = `${element.localName} in “${(element.parentElement?.textContent ?? '').slice(0, 40)}”`;
    if (element.matches('img, svg, video, canvas')) found.push(`A picture: ${name}`);
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const isGenerated = part !== '';
      if (isGenerated && (style.display === 'none' || /none|normal/.test(style.content))) continue;
      const isTransparent = (color: string) => /^rgba\(.* 0\)$/.test(color);
      const rules = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => !isTransparent(style[`border${side}Color`]))
        .map((side) => parseFloat(style[`border${side}Width`]));
      // A box that is generated without words is a drawing, however thin.
      const thickest = isGenerated && style.content === '""' ? 0 : 3;
      if (Math.max(0, ...rules) > thickest) found.push(`A border: ${name}${part}`);
      if (!isTransparent(style.backgroundColor) || style.backgroundImage !== 'none') {
        found.push(`A background: ${name}${part}`);
      }
      if (style.boxShadow !== 'none') found.push(`A shadow: ${name}${part}`);
    }
  }
  return found;
}

/** Animations that run for more than 5 s (WCAG 2.2.2). */
export function longAnimations(): string[] {
  return document.getAnimations().flatMap(({ timeline, effect }) => {
    const endsAfter = Number(effect?.getComputedTiming().endTime);
    const { target } = effect as KeyframeEffect;
    return timeline === document.timeline && endsAfter > 5000
      ? [String(target?.outerHTML.slice(0, 100))]
      : [];
  });
}

/** The Cumulative Layout Shift so far. */
export function layoutShift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as unknown as { value: number }[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Puts each text into `font` elements, as Google's translator does, once the document is complete.
 * If it `goesOn`, also text that appears later.
 */
export function translateText({ goesOn }: { goesOn: boolean }) {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest('font, script, style, [translate="no"]');
      if (isSkipped || text.data.trim() === '') continue;
      const translated = document.createElement('font');
      translated.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(translated);
    }
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', translate);
  else translate();
  const changes = { childList: true, characterData: true, subtree: true };
  if (goesOn) new MutationObserver(translate).observe(document.body, changes);
}
