import type { Location } from 'react-router-dom';

import { hashTarget } from './hash-target';

let last = { pathname: '', key: '' };

/**
 * The key under which ScrollRestoration keeps a history entry's position. The router calls every entry
 * "default" that it did not make (the first one, a hash typed into the address bar, the skip link):
 * those go by their address. A typed hash that names nothing keeps the position it was typed at.
 */
export function scrollKey({ pathname, hash, key }: Location): string {
  if (key === 'default') {
    const leadsNowhere = hash !== '' && hashTarget(hash) === null;
    key = leadsNowhere && pathname === last.pathname ? last.key : pathname + hash;
  }
  last = { pathname, key };
  return key;
}
