import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy parts of the routes that match an address, in place, so that the first render has
 * them at hand; hydration could not wait.
 */
export async function loadMatchedPages(
  routes: RouteObject[],
  pathname: string,
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
