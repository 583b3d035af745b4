import { useCallback, useRef } from 'react';
import type { Location } from 'react-router-dom';

import { hashTarget } from './hash-target';

type Entry = { pathname: string; key: string };

/**
 * `getKey` for ScrollRestoration, which stores the scroll position of a history entry under this
 * key. The router asks for the key of the entry that the visitor leaves, then for the key of the
 * next one.
 */
export function useScrollKey() {
  const previous = useRef<Entry>({ pathname: '', key: '' });

  return useCallback((location: Location) => {
    const key = scrollKey(location, previous.current);
    previous.current = { pathname: location.pathname, key };
    return key;
  }, []);
}

/**
 * Entries that the router did not create, such as a hash typed into the address bar, all have the
 * key "default"; their path and hash replace it. A hash without a target keeps the previous key, so
 * that the page does not scroll.
 */
function scrollKey({ pathname, hash, key }: Location, previous: Entry): string {
  if (key !== 'default') return key;
  // `hash` is empty for `/#`, too.
  const hasNoTarget = window.location.href.includes('#') && !hashTarget(hash);
  if (hasNoTarget && pathname === previous.pathname) return previous.key;
  return pathname + hash;
}
