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

/** As some browsers inside apps do. */
export function refuseToCopy(): void {
  navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
}

export function allowToCopy(): void {
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
}
