import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';

import { basePath } from '../src/base-path';
import type { RenderedPage } from '../src/entry.server';
import { PageHead } from '../src/seo/head';
import { STYLE_IDS_ATTRIBUTE } from '../src/theme/style-cache';
import { colors } from '../src/theme/tokens';
import { contentSecurityPolicy } from './content-security-policy';
import { outputFiles } from './output-files';

type DocumentParts = {
  page: RenderedPage;
  structuredData: Graph | null;
  /** URLs of the entry scripts, in order. */
  scripts: readonly string[];
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
  /** ISO 8601 date of the build. */
  today: string;
  /** Preview builds ask search engines not to index them. */
  isPreview: boolean;
};

/** The HTML document of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { page, structuredData, scripts, today } = parts;
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <Metadata {...parts} />
        <Icons />
        <link rel="alternate" href={basePath + outputFiles.jsonFeed} type="application/feed+json" />
        <link rel="alternate" href={basePath + outputFiles.atomFeed} type="application/atom+xml" />
        {parts.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <style {...{ [STYLE_IDS_ATTRIBUTE]: page.styleNames.join(' ') }} {...raw(page.css)} />
        {/* Deferred scripts would delay the first paint (docs/decisions/0002-when-to-hydrate.md). */}
        {scripts.map((src) => (
          <script key={src} async src={src} />
        ))}
      </head>
      <body>
        <div id="root" data-page={page.routePath} data-built={today} {...raw(page.html)} />
        {structuredData && (
          // Escaped, so that a text cannot close the script element.
          <script
            type="application/ld+json"
            {...raw(JSON.stringify(structuredData).replaceAll('<', '\\u003c'))}
          />
        )}
      </body>
    </html>,
  );
  const isProduction = process.env.NODE_ENV === 'production';
  return `<!doctype html>\n${isProduction ? withPolicy(markup, page.css) : markup}\n`;
}

function Metadata({ page, isPreview }: DocumentParts) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <PageHead metadata={page.metadata} />
      {isPreview && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colors[scheme].band.main}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
    </>
  );
}

function Icons() {
  return (
    <>
      <link rel="icon" href={`${basePath}favicon.ico`} sizes="48x48" />
      <link rel="icon" href={`${basePath}icon.svg`} sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${basePath}apple-touch-icon.png`} />
      <link rel="manifest" href={basePath + outputFiles.manifest} />
    </>
  );
}

/**
 * Puts the policy first in the head, because it applies only to what follows. (React would move it after
 * the preloads.) Development builds have no policy: they insert styles as text and need eval.
 */
function withPolicy(markup: string, css: string) {
  const policy = contentSecurityPolicy(css);
  return markup.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

function raw(markup: string) {
  return { dangerouslySetInnerHTML: { __html: markup } };
}
