import { pages } from '../pages/page-list';
import { matchPage } from '../routes';
import { whenIdle } from './when-idle';

/** Only Chromium has this (wicg.github.io/netinfo), and TypeScript's types lack it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Fetches a page's chunks when the visitor hovers, touches or focuses a link to it. */
export function prefetchOnIntent(): void {
  const prefetchedPaths = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    const { pathname } = link;
    if (prefetchedPaths.has(pathname)) return;
    prefetchedPaths.add(pathname);
    const match = matchPage(pathname);
    // After a failure, the next hover, focus or click tries again.
    match?.route.loader(match).catch(() => prefetchedPaths.delete(pathname));
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}

/** Fetches chunks when the browser is idle, except on a slow connection or with data saving on. */
export function prefetchWhenIdle(): void {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g')) return;
  // If a chunk fails to load, the click tries again.
  for (const { prefetch } of pages) {
    if (prefetch) whenIdle(() => void prefetch().catch(() => {}));
  }
}
