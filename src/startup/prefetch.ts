import { matchRoutes, type RouteObject } from 'react-router-dom';

import { whenIdle } from './when-idle';

/** Only Chromium has this (wicg.github.io/netinfo), and TypeScript's types lack it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Fetches a page's chunks when the visitor hovers, touches or focuses a link to it. */
export function prefetchOnIntent(routes: RouteObject[], basePath: string): void {
  const prefetchedPaths = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    const { pathname } = link;
    // Matching sorts the whole route table, so do it once per path.
    if (prefetchedPaths.has(pathname)) return;
    prefetchedPaths.add(pathname);
    for (const { route } of matchRoutes(routes, { pathname }, basePath) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      // After a failure, the next hover, focus or click tries again.
      route.lazy().catch(() => prefetchedPaths.delete(pathname));
    }
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}

/** Fetches chunks when the browser is idle, except on a slow connection or with data saving on. */
export function prefetchWhenIdle(prefetchFunctions: (() => Promise<unknown>)[]): void {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g')) return;
  // If a chunk fails to load, the click tries again.
  for (const prefetch of prefetchFunctions) whenIdle(() => void prefetch().catch(() => {}));
}
