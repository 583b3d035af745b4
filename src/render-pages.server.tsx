import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { isOpen } from './content/jobs';
import { notFoundPath } from './content/paths';
import { type DocumentOptions, htmlDocument } from './document/html-document.server';
import { BuildTimeContext } from './hooks/use-now';
import { basePath } from './routing/base-path';
import type { PageData } from './routing/page-data';
import { pages, routesOf } from './routes';

const handler = createStaticHandler(routesOf(pages), { basename: basePath });

export type RenderedPage = {
  path: string;
  html: string;
  /** Whether search engines should list it. The 404 page, `/Home` and closed jobs are left out. */
  isInSitemap: boolean;
};

/** Renders the document of every page. */
export async function renderPages(options: DocumentOptions): Promise<RenderedPage[]> {
  return Promise.all(pages.map(({ path }) => renderPage(path, options)));
}

async function renderPage(path: string, options: DocumentOptions): Promise<RenderedPage> {
  const pathname = path === notFoundPath ? '/404' : path;
  const url = new URL(basePath + pathname.slice(1), 'http://localhost');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${path} redirected.`);
  const page = context.loaderData[path] as PageData | undefined;
  if (!page) throw new Error(`${path} failed to load.`, { cause: context.errors });

  // No plugins means no vendor prefixes: our browsers (browserslist in package.json) need none, and
  // prefixes made up a quarter of every document's styles.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <BuildTimeContext value={options.buildTime}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </BuildTimeContext>
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(html);
  const { loaderData } = context;
  // `/Home` is another address of the page at `/`.
  const isCanonical = path === page.head.path;
  const isClosedJob = page.job !== undefined && !isOpen(page.job, options.buildTime);
  return {
    path,
    isInSitemap: path !== notFoundPath && isCanonical && !isClosedJob,
    html: htmlDocument({ path, html, styles, loaderData }, options),
  };
}
