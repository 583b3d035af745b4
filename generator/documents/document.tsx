import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';

import type { RenderedPage } from '../../src/entry.server';
import { basePath } from '../../src/environment';
import { routePath } from '../../src/pages/page-definition';
import { PageHead } from '../../src/seo/head';
import { styleIdsAttribute } from '../../src/theme/style-cache';
import { colors } from '../../src/theme/tokens';
import { outputFiles } from '../output-files';
import { contentSecurityPolicy } from './content-security-policy';

type DocumentParts = {
  page: RenderedPage;
  /** The document's URL path; `*` for the 404 page. */
  pagePath: string;
  structuredData: Graph | undefined;
  /** URLs of the entry scripts, in order. */
  scripts: readonly string[];
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
  /** Noon at the office on the day of the build, in ms since the epoch. */
  now: number;
  isProduction: boolean;
  /** Preview builds ask search engines not to index them. */
  isPreview: boolean;
  vitalsEndpoint: string | undefined;
};

export function htmlDocument(parts: DocumentParts): string {
  const { page, pagePath, structuredData, scripts, now, isProduction, vitalsEndpoint } = parts;
  const root = (
    // React listens for clicks here, so without the role Firefox calls every text "clickable".
    <div
      id="root"
      role="none"
      data-page={routePath(pagePath)}
      data-built={now}
      data-vitals-endpoint={vitalsEndpoint}
      dangerouslySetInnerHTML={{ __html: page.html }}
    />
  );
  return `<!doctype html>
<html lang="en">
<head>${isProduction ? policyTag(page.css) : ''}${renderToStaticMarkup(<DocumentHead {...parts} />)}${styleTag(page)}</head>
<body>
${renderToStaticMarkup(root)}
${structuredData ? jsonLdTag(structuredData) : ''}
${scripts.map(scriptTag).join('')}
</body>
</html>
`;
}

/**
 * First in the head, because the policy applies only to elements after it. Development builds have no policy:
 * they insert styles as text and need eval.
 */
function policyTag(css: string) {
  return `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(css)}"/>`;
}

function styleTag({ styleIds, css }: RenderedPage) {
  return `<style ${styleIdsAttribute}="${styleIds.join(' ')}">${css}</style>`;
}

function jsonLdTag(graph: Graph) {
  // Escaped, because content could close the script element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** At the end of the body, because in the head it delays the first paint (docs/decisions/0002-when-to-hydrate.md). */
function scriptTag(src: string) {
  return `<script async src="${src}"></script>`;
}

function DocumentHead({ page, fonts, isPreview }: DocumentParts) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <PageHead metadata={page.metadata} />
      {isPreview && page.metadata.canonicalUrl !== null && <meta name="robots" content="noindex" />}
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
      <link rel="manifest" href={basePath + outputFiles.manifest} />
      <link rel="alternate" href={basePath + outputFiles.jsonFeed} type="application/feed+json" />
      <link rel="alternate" href={basePath + outputFiles.atomFeed} type="application/atom+xml" />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
    </>
  );
}
