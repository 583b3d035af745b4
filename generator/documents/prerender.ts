import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Company } from '../../src/content/types';
import { isPreviewBuild } from '../../src/seo/absolute-url';
import type { BuildOptions } from '../options';
import type { DescribedPage } from '../site-pages';
import { htmlDocument } from './document';

type PrerenderedDocument = { html: string; files: string[] };

/**
 * Renders every page at each of its paths.
 *
 * @param scripts URLs of the scripts that every document loads
 * @param now noon at the office on the day of the build, in ms since the epoch
 */
export async function* prerender(
  pages: readonly DescribedPage[],
  company: Company,
  scripts: string[],
  now: number,
  { workDirectory, isProduction }: BuildOptions,
): AsyncGenerator<PrerenderedDocument> {
  // The app compiled for Node: server() in generator/webpack/configurations.ts.
  const { preloadedFonts, renderPage } = (await import(
    pathToFileURL(path.join(workDirectory, 'server/main.js')).href
  )) as typeof import('../../src/entry.server');
  for (const { paths, structuredData } of pages) {
    for (const pagePath of paths) {
      const html = htmlDocument({
        page: await renderPage(pagePath, now),
        pagePath,
        structuredData: structuredData(),
        scripts,
        fonts: preloadedFonts(),
        now,
        isProduction,
        isPreview: isPreviewBuild(company.siteUrl),
        vitalsEndpoint: company.vitalsEndpoint,
      });
      yield { html, files: documentFiles(pagePath) };
    }
  }
}

/** Two files per page: hosts serve both `/career` and `/career/` without rewrite rules. */
function documentFiles(pagePath: string): string[] {
  if (pagePath === '/') return ['index.html'];
  if (pagePath === '*') return ['404.html'];
  return [`${pagePath}.html`, `${pagePath}/index.html`];
}
