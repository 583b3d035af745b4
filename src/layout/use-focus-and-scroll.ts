import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useHref, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus and scrolls after a navigation, as browsers do for a new document.
 *
 * Screen readers speak what gets the focus, and show it in braille, which live regions don't reach
 * (github.com/facebook/docusaurus/issues/11332). React Router's `ScrollRestoration` scrolls to the
 * top for an unknown hash, and ends in the wrong place if the last page was still scrolling.
 */
export function useFocusAndScroll(): void {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const href = useHref(location);
  const shown = useRef<Entry>({ location, href, name: '' });
  useRememberedPositions(shown);

  useLayoutEffect(() => {
    const last = shown.current;
    // Entries that the router did not create, the first one and typed hashes, all have this key.
    const name = location.key === 'default' ? window.location.href : location.key;
    shown.current = { location, href, name };
    if (location === last.location) return;

    const isNewPage = location.pathname !== last.location.pathname;
    const section = hashTarget(location.hash);
    const hasHash = location.hash !== '';
    // As when someone presses the skip link again: the browser scrolls by itself.
    const isSameHashAgain = isBackOrForward && hasHash && href === last.href;
    if ((hasHash && !section && !isNewPage) || isSameHashAgain) return;

    // Back within a page leaves the focus where it is: Tab goes on from there.
    const isBackWithinPage = isBackOrForward && !isNewPage;
    if (!isBackWithinPage) {
      moveFocus(section ? titleOf(section) : document.querySelector<HTMLElement>('main h1'));
    }

    // `auto` is what the styles say: smooth, unless the visitor has turned motion off.
    const behavior = isNewPage || isBackOrForward ? 'instant' : 'auto';
    const rememberedTop = isBackOrForward ? positions[name] : undefined;
    const scroll = () => {
      if (rememberedTop !== undefined) window.scrollTo({ top: rememberedTop, behavior });
      else if (section) section.scrollIntoView({ behavior });
      else if (!isBackWithinPage) window.scrollTo({ top: 0, behavior });
    };
    scroll();
    if (behavior === 'auto') return;
    // If the page was still scrolling smoothly, Chromium adds what was left to the new position.
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [location, href, isBackOrForward]);
}

/** An entry of the session's history. Its name is unique. */
type Entry = { location: Location; href: string; name: string };

const storageKey = 'scroll-positions';

/** Where the visitor was in each entry, by its name, in px from the top. */
const positions = readPositions();

/** @param shown the entry whose page is shown */
function useRememberedPositions(shown: { readonly current: Entry }): void {
  useEffect(() => {
    const remember = () => {
      // After a click on Back, the browser is at another entry before its page is shown.
      const { pathname, search, hash } = window.location;
      const { href, name } = shown.current;
      if (pathname + search + hash === href) positions[name] = window.scrollY;
    };
    const onPageHide = () => {
      savePositions();
      // When the document is loaded again, the browser scrolls sooner than the app.
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    remember(); // the visitor may have scrolled before the app started
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [shown]);
}

/** Back also works after a reload. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {}; // the browser blocks it
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // The browser blocks it.
  }
}

/** The element with the id in a hash; `null` if the hash is empty or malformed. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** What is read first of a section. */
function titleOf(section: HTMLElement): HTMLElement {
  return section.querySelector<HTMLElement>('h1, h2') ?? section;
}

function moveFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  // Otherwise, screen readers in Firefox go on reading at the old page's place
  // (docs/decisions/0023-screen-readers.md).
  window.getSelection()?.removeAllRanges();
  target.focus({ preventScroll: true });
}
