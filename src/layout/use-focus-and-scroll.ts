import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  createPath,
  type Location,
  useHref,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

import { moveFocus } from './move-focus';

/**
 * After a navigation, moves the focus to the new page's title, and scrolls.
 *
 * Screen readers speak what gets the focus, and show it in braille, which live regions don't reach
 * (github.com/facebook/docusaurus/issues/11332). React Router's `ScrollRestoration` scrolls to the
 * top for an unknown hash, and ends in the wrong place if the last page was still scrolling.
 */
export function useFocusAndScroll(): void {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const pageUrl = useHref({ pathname: location.pathname });
  const shown = useRef<ShownEntry>({ location, pageUrl, isLeft: false });
  useRememberedPositions(shown);

  useLayoutEffect(() => {
    const last = shown.current;
    if (location === last.location) return;
    shown.current = { location, pageUrl, isLeft: false };

    const isNewPage = location.pathname !== last.location.pathname;
    const section = hashTarget(location.hash);
    const hasHash = location.hash !== '';
    // The browser scrolls by itself, as when someone presses the skip link again.
    const isSameHashAgain =
      isBackOrForward && hasHash && !isNewPage && location.hash === last.location.hash;
    if ((hasHash && !section && !isNewPage) || isSameHashAgain) return;

    // Within a page, Back leaves the focus where it is, and Tab goes on from there.
    const isBackWithinPage = isBackOrForward && !isNewPage;
    if (!isBackWithinPage) {
      moveFocus(section ? titleOf(section) : document.querySelector<HTMLElement>('main h1'));
    }

    // `auto` is what the styles say: smooth, unless the visitor has turned motion off.
    const behavior = isNewPage || isBackOrForward ? 'instant' : 'auto';
    const rememberedTop = isBackOrForward ? positions[entryName(location)] : undefined;
    const scroll = () => {
      if (rememberedTop !== undefined) window.scrollTo({ top: rememberedTop, behavior });
      else if (section) section.scrollIntoView({ behavior });
      else if (!isBackWithinPage) window.scrollTo({ top: 0, behavior });
    };
    scroll();
    if (behavior === 'auto') return;
    // If the page was still scrolling smoothly, Chromium adds what was left to the new position, on a
    // slow machine some frames later. Ending that scroll before the navigation is not enough: it ends
    // up to 50 px from the right place.
    let framesLeft = 5;
    const scrollAgain = () => {
      scroll();
      framesLeft -= 1;
      if (framesLeft > 0) frame = requestAnimationFrame(scrollAgain);
    };
    let frame = requestAnimationFrame(scrollAgain);
    return () => cancelAnimationFrame(frame);
  }, [location, pageUrl, isBackOrForward]);
}

/** The entry of the session's history whose page is shown. */
type ShownEntry = {
  location: Location;
  /** The URL path of its page, with the site's folder. */
  pageUrl: string;
  /** Whether the browser has gone Back or Forward from it, to an entry that is not rendered yet. */
  isLeft: boolean;
};

const storageKey = 'scroll-positions';

/** The scroll positions in each entry of the history, in px from the top. */
const positions = readPositions();

/**
 * Names an entry by its key and its path: entries that the router did not create, such as the first one,
 * all have the same key.
 */
function entryName(location: Location): string {
  return `${location.key} ${createPath(location)}`;
}

/**
 * The browser's own scroll restoration stays on: without it, iPhones show a blank page while someone
 * swipes back (github.com/vercel/next.js/issues/62133). It scrolls before the next page is rendered,
 * so the page that is left is put back to its place.
 */
function useRememberedPositions(shown: { readonly current: ShownEntry }): void {
  useEffect(() => {
    let browserWillScroll = false;
    const putBack = () => {
      const { location, isLeft } = shown.current;
      const top = positions[entryName(location)];
      if (!isLeft || !browserWillScroll || window.scrollY === top) return;
      window.scrollTo({ top: top ?? 0, behavior: 'instant' });
      // This happens once: while a slow page loads, visitors can scroll the page that they leave.
      browserWillScroll = false;
    };
    const onPopState = () => {
      shown.current.isLeft = true;
      // The browser scrolls to the right place if the page stays the same.
      if (window.location.pathname === shown.current.pageUrl) return;
      browserWillScroll = true;
      // Chromium may scroll between the next frame's scroll event and its painting.
      requestAnimationFrame(putBack);
    };
    const onScroll = () => {
      const { location, isLeft } = shown.current;
      if (isLeft) putBack();
      else positions[entryName(location)] = window.scrollY;
    };
    onScroll(); // the visitor may have scrolled before the app started
    window.addEventListener('popstate', onPopState);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', savePositions);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', savePositions);
    };
  }, [shown]);
}

/** Reads the positions from before a reload, so that Back works after it, too. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {}; // the browser blocks storage
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // The browser blocks storage. Back then works only until a reload.
  }
}

/** Returns the element with the id in a hash, or `null` if the hash is empty or malformed. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Returns the title of a section, or the section itself if it has none. */
function titleOf(section: HTMLElement): HTMLElement {
  return section.querySelector<HTMLElement>('h1, h2') ?? section;
}
