import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';

import { basePath } from './environment';
import { BuildTimeContext } from './now';
import { routePath } from './pages/page';
import { routes } from './routes';
import { matchedMetadata, type PageMetadata } from './seo/metadata';
import { PageStyles } from './theme/page-styles';
import { createCollectingCache, usedStyles, type UsedStyles } from './theme/style-cache';

export { preloadedFonts } from './theme/fonts';

/**
 * One route table per path, holding only that path's routes. The router re-sorts the whole table for every
 * page, which with hundreds of jobs takes minutes.
 */
const routesByPath = new Map(routes.flatMap(routeTables));

/** Splits a route with children into one table for each of its paths. */
function routeTables({ children, ...route }: RouteObject): [path: string, table: RouteObject[]][] {
  if (!children) return [[String(route.path), [route as RouteObject]]];
  return children
    .flatMap(routeTables)
    .map(([path, table]) => [path, [{ ...route, children: table } as RouteObject]]);
}

/** A page's markup, and everything else its document needs. */
export type RenderedPage = UsedStyles & { html: string; metadata: PageMetadata };

/**
 * Prerenders one page.
 *
 * @param path URL path without the base path; `*` for the 404 page
 * @param now noon at the office on the day of the build, in ms since the epoch
 */
export async function renderPage(path: string, now: number): Promise<RenderedPage> {
  const table = routesByPath.get(routePath(path));
  if (!table) throw new Error(`There is no route for ${path}.`);
  const handler = createStaticHandler(table, { basename: basePath });
  const url = new URL(basePath + path.replace(/^\//, ''), 'http://localhost');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${path} redirected.`);
  const router = createStaticRouter(handler.dataRoutes, context);

  const cache = createCollectingCache();
  const html = renderToString(
    <CacheProvider value={cache}>
      <PageStyles />
      <BuildTimeContext value={now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </BuildTimeContext>
    </CacheProvider>,
  );
  return {
    html,
    metadata: matchedMetadata(context.matches.map(({ route }) => route)),
    ...usedStyles(cache, html),
  };
}
