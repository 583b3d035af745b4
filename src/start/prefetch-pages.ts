import type { RouteObject } from 'react-router-dom';

import { loadMatchedPages, loadPage } from './load-matched-pages';

/** Signs that a visitor is about to follow a link. */
const intentions = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads a page's chunk as soon as the visitor reaches for a link to it. */
export function prefetchOnIntent(routes: RouteObject[], basename: string): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin)
      loadMatchedPages(routes, link.pathname, basename).catch(leaveItToTheClick);
  };
  for (const type of intentions) document.addEventListener(type, onIntent, { passive: true });
}

/** Loads the chunks of all pages, one in each idle moment, unless the visitor saves data or has little. */
export function prefetchWhenIdle(routes: RouteObject[]): void {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g')) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const waiting = pagesOf(routes);
  const next = () => {
    const page = waiting.shift();
    if (page === undefined) return;
    loadPage(page).then(() => whenIdle(next), leaveItToTheClick);
  };
  whenIdle(next);
}

/** https://wicg.github.io/netinfo/, Chromium only; TypeScript does not know it. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

function pagesOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...pagesOf(route.children ?? [])]);
}

/** A click tries again, and tells when that fails too. */
function leaveItToTheClick() {}
