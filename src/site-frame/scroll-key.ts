import type { Location } from 'react-router-dom';

import { browserEntry } from '../start/name-entries';
import { hashTarget } from './hash-target';

/** For each history entry the key under which its scroll position is kept. */
const keys = new Map<string, string>();

/** The entry that ScrollRestoration last asked about. */
let last: { pathname: string; key: string } | undefined;

/**
 * The key under which ScrollRestoration keeps the position of a history entry: its own, except where
 * a hash that leads nowhere was set in the page. Such an entry shares the position of the one before
 * it, which was saved a moment ago: nothing moves.
 */
export function scrollKey({ pathname, hash, key }: Location): string {
  const staysThere =
    key.startsWith(browserEntry) && pathname === last?.pathname && hashTarget(hash) === null;
  const scrollKey = keys.get(key) ?? (staysThere && last !== undefined ? last.key : key);
  keys.set(key, scrollKey);
  last = { pathname, key: scrollKey };
  return scrollKey;
}
