import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A route's page that comes as a chunk of its own says in its handle how to load it. */
type Loadable = { load?: () => Promise<unknown> };

/** Signs that a visitor is about to follow a link. */
const intentions = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a page's chunk as soon as the visitor reaches for a link to it. */
export function prefetchOnIntent(routes: RouteObject[], basename: string): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.origin !== window.location.origin) return;
    const page = matchRoutes(routes, link.pathname, basename)?.at(-1)?.route;
    if (page !== undefined) prefetch(page);
  };
  for (const type of intentions) document.addEventListener(type, onIntent, { passive: true });
}

/** Fetches the chunks of all pages, one in each idle moment, unless the visitor saves data or has little. */
export function prefetchWhenIdle(routes: RouteObject[]): void {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g')) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const waiting = pagesOf(routes);
  const next = () => {
    const page = waiting.shift();
    if (page === undefined) return;
    prefetch(page);
    whenIdle(next);
  };
  whenIdle(next);
}

/** https://wicg.github.io/netinfo/, Chromium only; TypeScript does not know it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

function pagesOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...pagesOf(route.children ?? [])]);
}

function prefetch({ handle }: RouteObject) {
  // A failure is not told: the click itself will try again, and tell.
  (handle as Loadable | undefined)?.load?.().catch(() => {});
}
