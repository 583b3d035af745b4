import { matchRoutes, type RouteObject } from 'react-router-dom';

import { basePath } from './navigation/base-path';
import type { PageHandle } from './navigation/page-data';

/** Fetches a page's chunks when the visitor hovers, touches or focuses a link to it. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname, basePath) ?? []) {
      const { prefetch: loadData } = (route.handle ?? {}) as PageHandle;
      const loads = [typeof route.lazy === 'function' && route.lazy(), loadData?.()];
      // If one fails, the click tries again.
      void Promise.allSettled(loads);
    }
  };
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
}
