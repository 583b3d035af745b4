import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/** If the selection moved sooner, Chromium's screen reader would not speak the focused element. */
const selectionDelayMs = 400;

/** Moves the focus and scrolls after a navigation, as browsers do for a new document. */
export function FocusAndScroll() {
  const getKey = useScrollKey();
  return (
    <>
      {/* React runs the layout effects in this order: smooth scrolling is turned off before
          ScrollRestoration scrolls. */}
      <FocusAfterNavigation />
      <ScrollRestoration getKey={getKey} />
      <ScrollCorrection />
    </>
  );
}

/**
 * Focuses the section in the link's hash, otherwise the page's heading. Screen readers speak it and
 * show it in braille, which live regions don't reach
 * (github.com/facebook/docusaurus/issues/11332).
 */
function FocusAfterNavigation() {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const previous = useRef(location);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (location === from) return;

    const isNewPage = location.pathname !== from.pathname;
    const section = hashTarget(location.hash);
    // Only links to a section scroll smoothly.
    if (isBackOrForward || (isNewPage && !section)) setScrollBehavior('auto');
    if (isBackOrForward && !isNewPage) return;
    const isHashWithoutTarget = !isNewPage && !section && location.hash !== '';
    const target = section ?? document.querySelector<HTMLElement>('main h1');
    if (!target || isHashWithoutTarget) return;
    moveFocus(target);
    // Screen readers in Firefox continue to read at the selection, and would skip the first of two
    // boxes in a section (docs/decisions/0011-screen-readers.md).
    const title = target.querySelector('h2') ?? target;
    const timer = setTimeout(() => {
      if (document.activeElement === target) window.getSelection()?.collapse(title, 0);
    }, selectionDelayMs);
    return () => clearTimeout(timer);
  }, [location, isBackOrForward]);

  // By now, ScrollRestoration's layout effect has scrolled the page.
  useEffect(() => setScrollBehavior(''), [location]);
  return null;
}

function setScrollBehavior(value: '' | 'auto'): void {
  document.documentElement.style.scrollBehavior = value;
}

/**
 * Headings and sections are focusable only while they have the focus, because screen readers skip
 * the titles of focusable sections (docs/decisions/0011-screen-readers.md).
 */
function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * If the last page was still scrolling smoothly, Chromium adds what was left to the position that
 * ScrollRestoration has set. So this sets it again in the next frame.
 */
function ScrollCorrection() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (document.documentElement.style.scrollBehavior !== 'auto') return;
    const top = window.scrollY;
    const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return null;
}

/**
 * `getKey` of ScrollRestoration. Entries that the router did not create, such as a hash typed into
 * the address bar, all have the key "default"; their path and hash replace it. A hash without a
 * target keeps the key of the entry before, so that the page does not scroll.
 */
function useScrollKey() {
  const previous = useRef({ pathname: '', key: '' });

  return useCallback(({ pathname, hash, key }: Location) => {
    // `hash` is empty for `/#`, too.
    const hasNoTarget = window.location.href.includes('#') && !hashTarget(hash);
    const isSamePage = pathname === previous.current.pathname;
    const kept = hasNoTarget && isSamePage ? previous.current.key : pathname + hash;
    previous.current = { pathname, key: key === 'default' ? kept : key };
    return previous.current.key;
  }, []);
}

/** The element with the id in a hash; `null` if the hash is empty or malformed. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
