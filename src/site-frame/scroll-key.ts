import type { Location } from 'react-router-dom';

import { hashTarget } from './hash-target';

/** The entry that ScrollRestoration last asked about. */
let last: { pathname: string; key: string } | undefined;

/**
 * The key under which ScrollRestoration keeps the position of a history entry. React Router gives
 * every entry that it did not make itself (a hash typed into the address bar, the skip link) the key
 * `default`: those are told apart by their address. A hash that leads nowhere on the page keeps the
 * key of the entry before it, whose position was saved a moment ago: nothing moves.
 */
export function scrollKey({ pathname, hash, key }: Location): string {
  const leadsNowhere = hash !== '' && pathname === last?.pathname && hashTarget(hash) === null;
  if (last !== undefined && leadsNowhere) return last.key;

  last = { pathname, key: key === 'default' ? pathname + hash : key };
  return last.key;
}
