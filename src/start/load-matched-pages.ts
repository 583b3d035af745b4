import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy parts of the routes that match an address, in place, so that the next render has them
 * at hand: hydration could not wait, and a navigation that need not wait is one render instead of two.
 *
 * @throws when a part cannot be loaded
 */
export async function loadMatchedPages(
  routes: RouteObject[],
  pathname: string,
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(matches.map(({ route }) => loadPage(route)));
}

/** Loads the lazy part of one route, in place, if it has one. */
export async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  // The router may have been quicker.
  if (route.lazy === undefined) return;
  Object.assign(route, loaded);
  delete route.lazy;
}
