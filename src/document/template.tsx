import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { basePath } from '../base-path';
import { pageHandle } from './page-handle';
import { routes } from '../routes';
import { PageStyles } from '../theme/page-styles';
import { createStyleCache, stylesMark } from '../theme/style-cache';
import { BuildDay } from '../today';
import { headMarkup, jsonLdMarkup } from './markup';
import { structuredData } from './json-ld';
import { rootId } from './page-root';

/** What html-webpack-plugin hands to the template. */
type TemplateParameters = {
  /** The address to render, without the base path. */
  path: string;
  /** Public URLs of the scripts that start the app, in order. */
  scripts: readonly string[];
  /** The build's date, ISO 8601. */
  today: string;
};

/** Renders one document of the site as a string: html-webpack-plugin's template. */
export default async function renderDocument({ path, scripts, today }: TemplateParameters) {
  const { html, styles, page, handle } = await renderPage(path, today);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    headMarkup(handle.metadata),
    styles,
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body>',
    `<div id="${rootId}" data-page="${page}" data-built="${today}">${html}</div>`,
    jsonLdMarkup(structuredData(path, today)),
    '</body>',
    '</html>',
  ].join('\n');
}

async function renderPage(path: string, today: string) {
  const handler = createStaticHandler(routes, { basename: basePath });
  const address = new URL(basePath + path.slice(1), 'http://localhost');
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);

  const cache = createStyleCache();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <PageStyles />
      <BuildDay value={today}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </BuildDay>
    </CacheProvider>,
  );
  const route = context.matches.at(-1)?.route;
  return {
    html,
    styles: styleElement(extractCriticalToChunks(html).styles),
    page: route?.path ?? '',
    handle: pageHandle(context.matches.map(({ route }) => route)),
  };
}

/** One element for all styles of a document, those of the whole page first, as emotion orders them. */
function styleElement(chunks: readonly { ids: string[]; css: string }[]): string {
  const names = chunks.flatMap(({ ids }) => ids).join(' ');
  return `<style ${stylesMark}="${names}">${chunks.map(({ css }) => css).join('')}</style>`;
}
