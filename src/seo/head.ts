import { basePath } from '../base-path';
import { colors } from '../theme/tokens';
import type { PageMetadata } from './metadata';

export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** In px, as LinkedIn, Facebook and X want it. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Below the site's root. */
export const feedFiles = { json: 'jobs.json', atom: 'feed.xml' } as const;

/**
 * The tags that differ from page to page, the title apart: description, canonical address, and the
 * previews of the Open Graph protocol (ogp.me) and of X's cards. They come first in the document,
 * because some crawlers read only its first 32 kB.
 */
export function pageHead(metadata: PageMetadata): HeadTag[] {
  const { name, siteName, description, preview, canonicalUrl } = metadata;
  return [
    named('description', description),
    ...(canonicalUrl === null
      ? [named('robots', 'noindex')]
      : [link('canonical', canonicalUrl), property('og:url', canonicalUrl)]),
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
    named('twitter:title', name),
    named('twitter:description', description),
    named('twitter:image', preview.url),
    named('twitter:image:alt', preview.alt),
  ];
}

/** The tags that every page has: colour scheme, icons, manifest, feeds. */
export function siteHead(): HeadTag[] {
  return [
    named('color-scheme', 'light dark'),
    themeColor('light'),
    themeColor('dark'),
    link('icon', `${basePath}favicon.ico`, { sizes: '48x48' }),
    link('icon', `${basePath}icon.svg`, { sizes: 'any', type: 'image/svg+xml' }),
    link('apple-touch-icon', `${basePath}apple-touch-icon.png`),
    link('manifest', `${basePath}site.webmanifest`),
    link('alternate', basePath + feedFiles.json, { type: 'application/feed+json' }),
    link('alternate', basePath + feedFiles.atom, { type: 'application/atom+xml' }),
  ];
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { tag: 'link', attributes: { rel, href, ...more } };
}

function themeColor(scheme: keyof typeof colors): HeadTag {
  const media = `(prefers-color-scheme: ${scheme})`;
  return {
    tag: 'meta',
    attributes: { name: 'theme-color', content: colors[scheme].band.main, media },
  };
}
