// These functions run in the page (`page.evaluate`), so they cannot use anything outside
// themselves.

/** Clicks jobs and goes back, 20 ms apart, without waiting for the page. */
export async function clickRapidly() {
  for (let clicks = 0; clicks < 20; clicks++) {
    const links = document.querySelectorAll<HTMLElement>('main li a[href^="/"]');
    if (clicks % 3 === 2 && history.state?.idx > 1) history.back();
    else links[clicks % links.length]?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Whether the app runs. Then it, not the browser, restores the scroll position: React Router sets
 * this in an effect of the first render, in every browser, and the site gets no attribute that only
 * tests need.
 */
export const isHydrated = () => history.scrollRestoration === 'manual';

/** Whether the fonts of headings and text have loaded. */
export const fontsLoaded = () =>
  ['700 1em "Site Display"', '1em "Site Text"'].every(
    (font) => document.fonts.size > 0 && document.fonts.check(font),
  );

/**
 * Waits until an element stands still and nothing covers it, like Playwright's `click`; scrolls to
 * it if needed. Returns its center, in px of the window.
 */
export async function clickablePoint(selector: string) {
  let position = '';
  for (const start = performance.now(); performance.now() - start < 20_000;) {
    const element = document.querySelector(selector);
    const [box] = element?.getClientRects() ?? [];
    if (element && box) {
      const x = Math.round(box.x + box.width / 2);
      const y = Math.round(box.y + box.height / 2);
      const isOnTop = element.contains(document.elementFromPoint(x, y));
      if (isOnTop && position === `${box.x} ${box.y}`) return { x, y };
      position = `${box.x} ${box.y}`;
      if (!isOnTop) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`After 20 s, ${selector} is missing, moving or covered.`);
}

/** Collects errors and violations of the policy in `window.faults`. */
export function watchFaults() {
  const faults: string[] = [];
  Object.assign(window, { faults });
  window.addEventListener('error', ({ message }) => faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  console.error = (...texts) => faults.push(texts.join(' '));
  // `buffered` includes earlier violations.
  new ReportingObserver(
    (reports) => faults.push(...reports.map((report) => JSON.stringify(report))),
    {
      types: ['csp-violation'],
      buffered: true,
    },
  ).observe();
}

/** Animations that run for more than 5 s (WCAG 2.2.2), or that cannot be composited. */
export function longAnimations(): string[] {
  return document.getAnimations().flatMap(({ timeline, effect }) => {
    const { target } = effect as KeyframeEffect;
    const isLong =
      timeline === document.timeline && Number(effect?.getComputedTiming().endTime) > 5000;
    const isInSvg = target instanceof SVGElement && target.ownerSVGElement !== null;
    return isLong || isInSvg ? [String(target?.outerHTML.slice(0, 100))] : [];
  });
}

/** What screen readers depend on as one page replaces another; see `watchArrival`. */
type Arrival = { removed: string[]; heading: string[] };

/**
 * Records in `window.arrival` the ids of what leaves `main`, and the order in which the new heading
 * gets the focus, with the document's title at that moment, and the selection.
 */
export function watchArrival() {
  const arrival: Arrival = { removed: [], heading: [] };
  Object.assign(window, { arrival });
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      arrival.removed.push((node as Element).id);
    }
  }).observe(document.querySelector('main') as Element, { childList: true });
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('h1')) arrival.heading.push(`focus: ${document.title}`);
  });
  document.addEventListener('selectionchange', () => {
    const { anchorNode = null } = getSelection() ?? {};
    const selected = anchorNode instanceof Text ? anchorNode.parentElement : anchorNode;
    if ((selected as Element | null)?.matches('h1')) arrival.heading.push('selection');
  });
}

export const arrival = () => Reflect.get(window, 'arrival') as Arrival;

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

/**
 * Puts links around the texts, as iPhones do with dates, addresses, phone numbers and email
 * addresses, once the document is complete.
 */
export function linkTexts(found: string[]) {
  addEventListener('DOMContentLoaded', () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const part = found.find((candidate) => text.data.includes(candidate));
      if (part === undefined || text.parentElement?.closest('a, script, style')) continue;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(part));
      range.setEnd(text, text.data.indexOf(part) + part.length);
      const link = document.createElement('a');
      link.href = 'x-apple-data-detectors://1';
      range.surroundContents(link);
    }
  });
}
