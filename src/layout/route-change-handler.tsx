import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom';

/**
 * Moves the focus and scrolls after a navigation, as browsers do for a new document (tested in
 * e2e/navigation.spec.ts and e2e/hash-links.spec.ts).
 */
export function RouteChangeHandler() {
  return (
    <>
      <FocusHandler />
      {/* After FocusHandler, because layout effects run in this order. */}
      <ScrollRestoration getKey={useScrollKey()} />
    </>
  );
}

/**
 * Moves the focus to the section in the link's hash, otherwise to the page's heading. Screen readers
 * speak it and show it in braille; live regions don't reach braille
 * (github.com/facebook/docusaurus/issues/11332). An additional live region would announce the page twice.
 */
function FocusHandler() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef(location);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (location === from) return;

    const isNewPage = location.pathname !== from.pathname;
    const isBackOrForward = navigationType === 'POP';
    const section = hashTarget(location.hash);
    // Jump instead of scrolling smoothly to the top of a new page and to restored positions.
    if (isBackOrForward || (isNewPage && !section))
      document.documentElement.style.scrollBehavior = 'auto';

    if (isBackOrForward && !isNewPage) return;
    if (section) return moveFocus(section);
    // On the same page, a hash without a target does nothing.
    if (isNewPage || location.hash === '') return moveFocus(pageHeading());
  }, [location, navigationType]);

  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, [location]);

  return null;
}

/** In ms. Sooner, Orca would not speak the focused element in Chromium. */
const selectionDelay = 400;

/**
 * Focuses an element. Sections are focusable only while they have the focus, because Orca skips the
 * titles of focusable sections. Moving the selection makes screen readers in Firefox continue from there.
 *
 * @returns a function that cancels the move of the selection
 */
function moveFocus(target: HTMLElement | null): (() => void) | undefined {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
  const timer = setTimeout(() => {
    if (document.activeElement === target) window.getSelection()?.collapse(target, 0);
  }, selectionDelay);
  return () => clearTimeout(timer);
}

function pageHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/** The element with the id in a hash; `null` if the hash is empty or malformed. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * `getKey` for ScrollRestoration, which stores the scroll position of a history entry under this key.
 * Entries that the router did not create, such as a hash typed into the address bar, all
 * have the key "default", so we use their URL instead. A hash without a target keeps the previous key, so
 * the page does not scroll.
 */
function useScrollKey() {
  const previous = useRef({ pathname: '', key: '' });

  return useCallback((location: Location) => {
    const key = scrollKey(location, previous.current);
    previous.current = { pathname: location.pathname, key };
    return key;
  }, []);
}

function scrollKey(
  { pathname, hash, key }: Location,
  previous: { pathname: string; key: string },
): string {
  if (key !== 'default') return key;
  // `hash` is empty for `/#`, too.
  const hasNoTarget = window.location.href.includes('#') && !hashTarget(hash);
  if (hasNoTarget && pathname === previous.pathname) return previous.key;
  return pathname + hash;
}
