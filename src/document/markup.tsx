import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';

import { fontFiles } from '../theme/fonts';
import { pageTagMark } from './apply-head';
import { pageHead, siteHead, type HeadTag } from './head';
import type { PageMetadata } from './metadata';

/** A page's head as markup, all but its styles and scripts; what previews read comes first. */
export function headMarkup(metadata: PageMetadata): string {
  return renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {pageHead(metadata).map((head) => toElement(head, { [pageTagMark]: '' }))}
      {siteHead().map((head) => toElement(head))}
      {fontFiles.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
    </>,
  );
}

/** Structured data as markup. */
export function jsonLdMarkup(graph: Graph | null): string {
  if (graph === null) return '';
  // No text of ours can close the element: JSON may write `<` as an escape.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function toElement(head: HeadTag, more: Record<string, string> = {}) {
  const key = JSON.stringify(head);
  return head.tag === 'title'
    ? createElement('title', { key, ...more }, head.text)
    : createElement(head.tag, { key, ...more, ...head.attributes });
}
