import type { Location } from 'react-router-dom';

import { hashTarget } from './hash-target';

let last = { pathname: '', key: '' };

/**
 * The key under which ScrollRestoration keeps a history entry's position. Entries that the router did
 * not make (the first one, a hash typed into the address bar) all have the key "default", so they are
 * told apart by their address; a hash that names nothing keeps the key before it, so nothing moves.
 */
export function scrollKey({ pathname, hash, key }: Location): string {
  if (key === 'default') {
    // `hash` is empty for `/#` as well.
    const leadsNowhere = window.location.href.includes('#') && hashTarget(hash) === null;
    key = leadsNowhere && pathname === last.pathname ? last.key : pathname + hash;
  }
  last = { pathname, key };
  return key;
}
