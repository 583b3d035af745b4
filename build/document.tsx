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
  /** Public URLs of the scripts that start the app, in order. */
  scripts: readonly string[];
  /** Public URLs of the fonts that the first screen needs. */
  fonts: readonly string[];
  /** The build's date, ISO 8601. */
  today: string;
  /** Asks search engines to leave the page out. */
  isPreview: boolean;
};

/** The HTML document of a page. React puts the metadata before the styles. */
export function htmlDocument(parts: DocumentParts): string {
  const { page, structuredData, scripts, fonts, today, isPreview } = parts;
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
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
        <link rel="icon" href={`${basePath}favicon.ico`} sizes="48x48" />
        <link rel="icon" href={`${basePath}icon.svg`} sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${basePath}apple-touch-icon.png`} />
        <link rel="manifest" href={`${basePath}site.webmanifest`} />
        <link rel="alternate" href={basePath + outputFiles.jsonFeed} type="application/feed+json" />
        <link rel="alternate" href={basePath + outputFiles.atomFeed} type="application/atom+xml" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <style {...{ [STYLE_IDS_ATTRIBUTE]: page.styleNames.join(' ') }} {...raw(page.css)} />
        {scripts.map((src) => (
          <script key={src} defer src={src} />
        ))}
      </head>
      <body>
        <div id="root" data-page={page.routePath} data-built={today} {...raw(page.html)} />
        {structuredData && (
          // Escaped, so that no text can close the script element.
          <script
            type="application/ld+json"
            {...raw(JSON.stringify(structuredData).replaceAll('<', '\\u003c'))}
          />
        )}
      </body>
    </html>,
  );
  return `<!doctype html>\n${process.env.NODE_ENV === 'production' ? withPolicy(markup, page.css) : markup}\n`;
}

/**
 * Puts the policy first in the head, because it applies only to what follows; React would move it behind
 * the preloads. Development builds have none: they insert styles as text and evaluate source maps.
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
