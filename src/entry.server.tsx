import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import type { EpochMs } from '../shared/epoch-ms';
import { DocumentHead } from './document/document-head.server';
import { RootElement } from './document/root-element.server';
import { BuildTimeContext } from './hooks/use-now';
import { basePath } from './navigation/base-path';
import type { LoadedPage } from './navigation/loaded-page';
import { routes } from './routes';
import { SiteGlobalStyles } from './theme/global-styles';
import { createCollectingCache, usedStyles } from './theme/style-cache';

export { type DescribedPage, describePages } from './pages/described-pages.server';

const handler = createStaticHandler(routes, { basename: basePath });

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
  const url = new URL(basePath + path.replace(/^\//, ''), 'http://localhost');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${path} redirected.`);
  // Only the page's route has a loader.
  const [page] = Object.values(context.loaderData) as LoadedPage[];
  if (!page) throw new Error(`${path} failed to load.`, { cause: context.errors });
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
  const styles = usedStyles(cache, html);
  return {
    head: renderToStaticMarkup(
      <DocumentHead metadata={page.metadata} isPreview={isPreview} styles={styles} />,
    ),
    css: styles.css,
    root: renderToStaticMarkup(<RootElement path={page.metadata.path} now={now} html={html} />),
  };
}
