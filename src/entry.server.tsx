import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { basePath } from './environment';
import { routes } from './routes';
import { matchedMetadata } from './seo/metadata';
import { PageStyles } from './theme/page-styles';
import { createStyleCache } from './theme/style-cache';
import { BuildDateContext } from './today';

export { fontFiles } from './theme/fonts';

/** The path of every route. The 404 page has `/*`. */
export const pagePaths = routes.flatMap(({ children = [] }) =>
  children.map(({ path = '' }) => `/${path.replace(/^\//, '')}`),
);

export type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

/**
 * Prerenders one page.
 *
 * @param path URL path without the base path
 * @param today build date, ISO 8601
 */
export async function renderPage(path: string, today: string) {
  const handler = createStaticHandler(routes, { basename: basePath });
  const url = new URL(basePath + path.slice(1), 'http://localhost');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${path} redirected.`);
  const router = createStaticRouter(handler.dataRoutes, context);

  const cache = createStyleCache();
  // Makes emotion collect the styles instead of writing them into the markup.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <PageStyles />
      <BuildDateContext value={today}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </BuildDateContext>
    </CacheProvider>,
  );
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const matches = context.matches.map(({ route }) => route);
  return {
    html,
    /** `*` for the 404 page */
    routePath: matches.at(-1)?.path ?? '',
    metadata: matchedMetadata(matches),
    css: styles.map(({ css }) => css).join(''),
    /** Emotion's names for the styles in `css`. */
    styleNames: styles.flatMap(({ ids }) => ids),
  };
}
