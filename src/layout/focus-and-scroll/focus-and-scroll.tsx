import { ScrollRestoration } from 'react-router-dom';

import { useFocusAfterNavigation } from './use-focus-after-navigation';
import { useScrollKey } from './use-scroll-key';

/**
 * Moves the focus and scrolls after a navigation, as browsers do for a new document (tested in
 * e2e/navigation.spec.ts and e2e/hash-links.spec.ts).
 */
export function FocusAndScroll() {
  return (
    <>
      <FocusHandler />
      {/* React runs the layout effects in this order. FocusHandler must turn off smooth scrolling first. */}
      <ScrollRestoration getKey={useScrollKey()} />
    </>
  );
}

function FocusHandler() {
  useFocusAfterNavigation();
  return null;
}
