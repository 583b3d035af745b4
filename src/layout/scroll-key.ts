import type { Location } from 'react-router-dom';

import { hashTarget } from './hash-target';

let last = { pathname: '', key: '' };

/**
 * The key under which ScrollRestoration keeps a history entry's position. Entries that the router did
 * not make (the first one, a hash typed into the address bar, the skip link) all have the key
 * "default" and go by their address, except a hash that names nothing: there, nothing moves.
 */
export function scrollKey({ pathname, hash, key }: Location): string {
  if (key === 'default') {
    // `hash` is empty for `/#`, too.
    const leadsNowhere = window.location.href.includes('#') && hashTarget(hash) === null;
    key = leadsNowhere && pathname === last.pathname ? last.key : pathname + hash;
  }
  last = { pathname, key };
  return key;
}
