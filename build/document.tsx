import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';

import type { RenderedPage } from '../src/entry.server';
import { pageTagMark } from '../src/seo/apply-head';
import { pageHead, siteHead, type HeadTag } from '../src/seo/head';
import type { PageMetadata } from '../src/seo/metadata';
import { stylesMark } from '../src/theme/style-cache';

type DocumentParts = {
  page: RenderedPage;
  structuredData: Graph | null;
  /** Public URLs of the scripts that start the app, in order. */
  scripts: readonly string[];
  /** Public URLs of the fonts that the first screen needs. */
  fonts: readonly string[];
  /** The build's date, ISO 8601. */
  today: string;
};

/** The HTML document of a page. */
export function htmlDocument({ page, structuredData, scripts, fonts, today }: DocumentParts) {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    headMarkup(page.metadata, fonts),
    `<style ${stylesMark}="${page.styleNames.join(' ')}">${page.css}</style>`,
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body>',
    `<div id="root" data-page="${page.routePath}" data-built="${today}">${page.html}</div>`,
    jsonLdMarkup(structuredData),
    '</body>',
    '</html>',
  ].join('\n');
}

/** A page's head without its styles and scripts. */
function headMarkup(metadata: PageMetadata, fonts: readonly string[]): string {
  return renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{metadata.title}</title>
      {pageHead(metadata).map((head) => toElement(head, { [pageTagMark]: '' }))}
      {siteHead().map((head) => toElement(head))}
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
    </>,
  );
}

function jsonLdMarkup(graph: Graph | null): string {
  if (graph === null) return '';
  // Escaped, so that no text can close the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function toElement(head: HeadTag, more: Record<string, string> = {}) {
  return createElement(head.tag, { key: JSON.stringify(head), ...more, ...head.attributes });
}
