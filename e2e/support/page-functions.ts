// These functions run in the page (`page.evaluate`), so they cannot use anything outside
// themselves. Their helpers are inside them.

/**
 * Says whether the app runs: React keeps its root at the element, and notes there that it has hydrated
 * it (docs/undocumented-behavior.md). So the site needs no attribute that only tests read.
 */
export function isHydrated(): boolean {
  type RootFiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } };
  const root = document.getElementById('root') ?? {};
  const [, fiber] =
    Object.entries<RootFiber>(root).find(([key]) => /^__reactContainer/.test(key)) ?? [];
  return fiber?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits for the fonts and for all pictures, whether they load or not. */
export async function loadPictures() {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Returns a sentence for each thing that a page shows, except words and rules of at most 3 px. */
export function drawings(): string[] {
  const maxRuleWidth = 3; // px
  const found: string[] = [];
  for (const element of document.querySelectorAll('body, body *')) {
    if (!element.checkVisibility()) continue;
    const words = (element.parentElement?.textContent ?? '').slice(0, 40);
    const name = `${element.localName} in “${words}”`;
    if (element.matches('img, svg, video, canvas')) found.push(`A picture: ${name}`);
    findBoxes(element, name);
    for (const pseudoElement of ['::before', '::after']) {
      const { display, content } = getComputedStyle(element, pseudoElement);
      const isGenerated = display !== 'none' && content !== 'none' && content !== 'normal';
      if (isGenerated) findBoxes(element, name + pseudoElement, pseudoElement);
    }
  }
  return found;

  function findBoxes(element: Element, name: string, pseudoElement?: string) {
    const style = getComputedStyle(element, pseudoElement);
    const visibleBorders = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .filter((side) => !isTransparent(style[`border${side}Color`]))
      .map((side) => parseFloat(style[`border${side}Width`]));
    // A generated box without words is a drawing, however thin it is.
    const isWordless = pseudoElement !== undefined && style.content === '""';
    const maxBorder = isWordless ? 0 : maxRuleWidth;
    if (Math.max(0, ...visibleBorders) > maxBorder) found.push(`A border: ${name}`);
    if (!isTransparent(style.backgroundColor) || style.backgroundImage !== 'none') {
      found.push(`A background: ${name}`);
    }
    if (style.boxShadow !== 'none') found.push(`A shadow: ${name}`);
  }

  function isTransparent(color: string): boolean {
    return /^rgba\(.* 0\)$/.test(color);
  }
}

/** Returns the elements that move by themselves, and not with the visitor's scrolling, as HTML. */
export function runningAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return String(target?.outerHTML.slice(0, 100));
    });
}

/** Returns the Cumulative Layout Shift so far. */
export function layoutShift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as unknown as { value: number }[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Puts each text into `font` elements, as Google's translator does, once the document is complete.
 * If `goesOn` is true, it also translates text that appears later.
 */
export function translateText({ goesOn }: { goesOn: boolean }) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', translate);
  else translate();
  if (goesOn) {
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(translate).observe(document.body, changes);
  }

  function translate() {
    // All texts are collected first, because the walker would also visit the new elements.
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isSkipped = text.parentElement?.closest('font, script, style, [translate="no"]');
      if (!isSkipped && text.data.trim() !== '') translateOne(text);
    }
  }

  /** The translator puts one `font` element into another. */
  function translateOne(text: Text) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Makes copying fail, as some browsers inside apps do. */
export function refuseToCopy(): void {
  navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
}

export function allowToCopy(): void {
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
}
