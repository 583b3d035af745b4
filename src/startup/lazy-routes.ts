import type { RouteObject } from 'react-router-dom';

/** Resolves lazy routes in place (reactrouter.com/start/data/custom#4-hydrate-in-the-browser). */
export async function loadLazyRoutes(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
