import type { EpochMs } from '../../shared/epoch-ms';
import type { DescribedPage, renderPage as RenderPage } from '../../src/entry.server';
import { htmlDocument } from './document';

type PrerenderOptions = {
  pages: readonly DescribedPage[];
  renderPage: typeof RenderPage;
  /** URLs of the scripts that every document loads. */
  scripts: readonly string[];
  /** Noon at the office on the day of the build. */
  now: EpochMs;
  isPreview: boolean;
  isProduction: boolean;
};

type PrerenderedDocument = { html: string; files: string[] };

/** Renders every page at each of its paths. */
export async function* prerender({
  pages,
  renderPage,
  scripts,
  now,
  isPreview,
  isProduction,
}: PrerenderOptions): AsyncGenerator<PrerenderedDocument> {
  for (const { paths, structuredData } of pages) {
    for (const path of paths) {
      const html = htmlDocument({
        page: await renderPage({ path, now, isPreview }),
        structuredData: structuredData(),
        scripts,
        isProduction,
      });
      yield { html, files: documentFiles(path) };
    }
  }
}

/** Two files per page: hosts serve both `/career` and `/career/` without rewrite rules. */
function documentFiles(pagePath: string): string[] {
  if (pagePath === '/') return ['index.html'];
  if (pagePath === '*') return ['404.html'];
  return [`${pagePath}.html`, `${pagePath}/index.html`];
}
