import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';

import type { EpochMs } from '../shared/epoch-ms';
import { DocumentHead } from './document/document-head.server';
import { RootElement } from './document/root-element.server';
import { BuildTimeContext } from './hooks/use-now';
import { basePath } from './navigation/base-path';
import { matchedMetadata } from './navigation/page-handle';
import { routePath } from './pages/page-definition';
import { routes } from './routes';
import { SiteGlobalStyles } from './theme/global-styles';
import { createCollectingCache, usedStyles } from './theme/style-cache';

export { type DescribedPage, describePages } from './pages/described-pages.server';

/**
 * One route table per path, holding only that path's routes. The router re-sorts the whole table
 * for every page: even with one handler for all pages, 300 jobs would take 10 s, and 1,000 jobs
 * minutes.
 */
const routesByPath = new Map(routes.flatMap(routeTables));

function routeTables({ children, ...route }: RouteObject): [path: string, table: RouteObject[]][] {
  if (!children) return [[String(route.path), [route as RouteObject]]];
  return children
    .flatMap(routeTables)
    .map(([path, table]) => [path, [{ ...route, children: table } as RouteObject]]);
}

/** The parts of a page's document. */
export type RenderedPage = {
  /** The elements of the head except the policy. */
  head: string;
  /** The text of the head's style element. */
  css: string;
  /** The element that the app hydrates. */
  root: string;
};

type PageOptions = {
  /** URL path without the base path; `*` for the 404 page. */
  path: string;
  /** Noon at the office on the day of the build. */
  now: EpochMs;
  isPreview: boolean;
};

/** Prerenders one page. */
export async function renderPage({ path, now, isPreview }: PageOptions): Promise<RenderedPage> {
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
      <SiteGlobalStyles />
      <BuildTimeContext value={now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </BuildTimeContext>
    </CacheProvider>,
  );
  const metadata = matchedMetadata(context.matches.map(({ route }) => route));
  const styles = usedStyles(cache, html);
  return {
    head: renderToStaticMarkup(
      <DocumentHead metadata={metadata} isPreview={isPreview} styles={styles} />,
    ),
    css: styles.css,
    root: renderToStaticMarkup(<RootElement routePath={routePath(path)} now={now} html={html} />),
  };
}
