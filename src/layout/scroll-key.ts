import type { Location } from 'react-router-dom';

import { hashTarget } from './hash-target';

let previous = { pathname: '', key: '' };

/**
 * The key under which ScrollRestoration stores a history entry's scroll position. The router gives unique
 * keys only to entries that it creates. All others, such as a hash typed into the address bar,
 * share the key "default", so their address is the key. A hash without a target keeps the previous key,
 * so the page does not scroll.
 */
export function scrollKey({ pathname, hash, key }: Location): string {
  if (key === 'default') {
    // `hash` is empty for `/#`, too.
    const hasNoTarget = window.location.href.includes('#') && hashTarget(hash) === null;
    key = hasNoTarget && pathname === previous.pathname ? previous.key : pathname + hash;
  }
  previous = { pathname, key };
  return key;
}
