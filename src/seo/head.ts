import type { PageMetadata } from './metadata';

type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** In px, as LinkedIn, Facebook and X recommend. */
export const previewSize = { width: 1200, height: 630 };

/** Marks the tags of `pageHead`, which a navigation replaces. */
export const HEAD_TAG_ATTRIBUTE = 'data-page-head';

/**
 * The tags that differ from page to page, except the title: description, canonical URL, and Open Graph
 * (ogp.me), which X reads too. They come first in the document, because some crawlers read only 32 kB.
 */
export function pageHead(metadata: PageMetadata): HeadTag[] {
  const { name, siteName, description, preview, canonicalUrl } = metadata;
  return [
    named('description', description),
    ...(canonicalUrl === null
      ? [named('robots', 'noindex')]
      : [canonical(canonicalUrl), property('og:url', canonicalUrl)]),
    property('og:title', name),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'en_US'),
    property('og:image', preview.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(previewSize.width)),
    property('og:image:height', String(previewSize.height)),
    property('og:image:alt', preview.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image:alt', preview.alt),
  ];
}

/**
 * Updates the head after a navigation within the app. The first page's JSON-LD is removed and not
 * replaced, because crawlers that read it load every page.
 */
export function applyHead(metadata: PageMetadata): void {
  const outdated = document.querySelectorAll(
    `head > [${HEAD_TAG_ATTRIBUTE}], script[type="application/ld+json"]`,
  );
  outdated.forEach((element) => element.remove());
  document.title = metadata.title;
  for (const { tag, attributes } of pageHead(metadata)) {
    const element = document.createElement(tag);
    element.setAttribute(HEAD_TAG_ATTRIBUTE, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

function canonical(href: string): HeadTag {
  return { tag: 'link', attributes: { rel: 'canonical', href } };
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
