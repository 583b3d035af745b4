import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Rewrites the address bar to the page's own URL. Some hosts also serve pages at `/folder` (for
 * `/folder/`), `/career.html` and `/career/index.html`, which the route table does not have.
 */
export function normalizeUrl(routes: RouteObject[], basePath: string): void {
  const { pathname, search, hash } = window.location;
  const normalized = normalizePath(pathname, basePath);
  if (normalized === pathname) return;
  const route = matchRoutes(routes, { pathname: normalized }, basePath)?.at(-1)?.route;
  const isPage = route !== undefined && route.path !== '*';
  if (isPage) window.history.replaceState(null, '', normalized + search + hash);
}

function normalizePath(pathname: string, basePath: string): string {
  if (`${pathname}/` === basePath) return basePath;
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}
