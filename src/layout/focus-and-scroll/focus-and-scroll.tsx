import { useLayoutEffect } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';

import { useFocusAfterNavigation } from './use-focus-after-navigation';
import { useScrollKey } from './use-scroll-key';

/**
 * Moves the focus and scrolls after a navigation, as browsers do for a new document (tested in
 * e2e/navigation.spec.ts and e2e/hash-links.spec.ts).
 */
export function FocusAndScroll() {
  const getKey = useScrollKey();
  return (
    <>
      <FocusBeforeScroll />
      {/* React runs the layout effects in this order. FocusBeforeScroll must turn off smooth scrolling
          first. */}
      <ScrollRestoration getKey={getKey} />
      <ScrollCorrection />
    </>
  );
}

function FocusBeforeScroll() {
  useFocusAfterNavigation();
  return null;
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
