import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/** If the selection moved sooner, Chromium's screen reader would not speak the focused element. */
const selectionDelayMs = 400;

/**
 * Moves the focus and scrolls after a navigation, as browsers do for a new document. React runs the
 * effects of these components in their order:
 *
 * 1. `FocusAfterNavigation` moves the focus, and turns smooth scrolling off if the page is to jump.
 * 2. React Router's `ScrollRestoration` scrolls.
 * 3. `JumpCorrection` repeats a jump in the next frame.
 * 4. `FocusAfterNavigation` turns smooth scrolling on again, in an effect that is no layout effect.
 */
export function FocusAndScroll() {
  const getKey = useScrollKey();
  return (
    <>
      <FocusAfterNavigation />
      <ScrollRestoration getKey={getKey} />
      <JumpCorrection />
    </>
  );
}

/**
 * Screen readers speak what gets the focus, and show it in braille, which live regions don't reach
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
    const { jumps, target } = effectOf({ isNewPage, isBackOrForward, hash: location.hash });
    if (jumps) setScrollBehavior('auto');
    if (!target) return;
    moveFocus(target);
    // Screen readers in Firefox continue to read at the selection, and would skip the first of two
    // boxes in a section (docs/decisions/0011-screen-readers.md).
    const title = target.querySelector('h2') ?? target;
    const timer = setTimeout(() => {
      if (document.activeElement === target) window.getSelection()?.collapse(title, 0);
    }, selectionDelayMs);
    return () => clearTimeout(timer);
  }, [location, isBackOrForward]);

  useEffect(() => setScrollBehavior(''), [location]);
  return null;
}

type Navigation = { isNewPage: boolean; isBackOrForward: boolean; hash: string };

type NavigationEffect = {
  /** Whether the page scrolls at once. Otherwise, it scrolls smoothly. */
  jumps: boolean;
  /** What gets the focus: a section or the page's heading. */
  target: HTMLElement | null;
};

function effectOf({ isNewPage, isBackOrForward, hash }: Navigation): NavigationEffect {
  const section = hashTarget(hash);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (isBackOrForward) return { jumps: true, target: isNewPage ? (section ?? heading) : null };
  if (section) return { jumps: false, target: section };
  if (isNewPage) return { jumps: true, target: heading };
  const hasUnknownHash = hash !== '';
  return { jumps: false, target: hasUnknownHash ? null : heading };
}

/** Sets the root element's `scroll-behavior`: `auto` jumps; without it, that of the styles is smooth. */
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
function JumpCorrection() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const jumps = document.documentElement.style.scrollBehavior === 'auto';
    if (!jumps) return;
    const top = window.scrollY;
    const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return null;
}

/**
 * `getKey` of ScrollRestoration: the name under which it keeps the scroll position of an entry of
 * the session's history.
 *
 * Entries that the router did not create, such as a hash typed into the address bar, all have the
 * key "default"; their path and hash replace it. A hash without a target gets the name of the entry
 * before, so that the page does not scroll. That needs the router to call this once for each entry,
 * in order (docs/undocumented-behavior.md).
 */
function useScrollKey() {
  const lastEntry = useRef({ pathname: '', name: '' });

  return useCallback(({ pathname, hash, key }: Location) => {
    const name = key === 'default' ? nameWithoutKey(pathname, hash, lastEntry.current) : key;
    lastEntry.current = { pathname, name };
    return name;
  }, []);
}

function nameWithoutKey(
  pathname: string,
  hash: string,
  lastEntry: { pathname: string; name: string },
): string {
  // The router's `hash` is empty for `/#`, too.
  const hasHash = window.location.href.includes('#');
  const isUnknownHash = hasHash && !hashTarget(hash);
  const isSamePage = pathname === lastEntry.pathname;
  return isUnknownHash && isSamePage ? lastEntry.name : pathname + hash;
}

/** The element with the id in a hash; `null` if the hash is empty or malformed. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
