import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Resolves the lazy parts of routes in place (reactrouter.com/start/data/custom#4-hydrate-in-the-browser). */
export async function loadLazyRoutes(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/** Fetches a page's chunks when the visitor points at a link to it, touches it or tabs to it. */
export function preloadOnIntent(routes: RouteObject[], basename: string): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, { pathname: link.pathname }, basename) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(leaveItToTheClick);
    }
  };
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}

/** Fetches chunks once the browser is idle, unless the visitor saves data or has a slow connection. */
export function preloadWhenIdle(chunks: (() => Promise<unknown>)[]): void {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g')) return;
  const whenIdle = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  for (const load of chunks) whenIdle(() => void load().catch(leaveItToTheClick));
}

/** Only Chromium has it (wicg.github.io/netinfo), and TypeScript does not know it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** A click tries again, and shows the error screen if that fails as well. */
function leaveItToTheClick() {}
