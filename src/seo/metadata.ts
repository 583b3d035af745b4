import type { Company, ContentByFile } from '../content/types';
import { absoluteUrl } from './absolute-url';

/** File name of the preview image that all pages except jobs share. */
export const sitePreviewName = 'site';

export type PageText = {
  /** Without the company's name, which `documentTitle` adds. */
  title: string;
  description: string;
  /** The preview image of shared links; the site's own if a page has none. */
  preview?: { name: string; alt: string };
};

type SiteText = { company: Company; home: ContentByFile['home'] };

export type PageMetadata = {
  /** `*` for the 404 page. */
  path: string;
  title: string;
  /** The title with the company's name, as browser tabs and search results show it. */
  documentTitle: string;
  siteName: string;
  description: string;
  preview: { url: string; alt: string };
  /** `null` for the 404 page. */
  canonicalUrl: string | null;
};

export function pageMetadata(
  { company, home }: SiteText,
  path: string,
  text: PageText,
): PageMetadata {
  const { title, description, preview } = text;
  const { name, alt } = preview ?? { name: sitePreviewName, alt: home.previewAlt };
  return {
    path,
    title,
    documentTitle: documentTitle(title, company),
    siteName: company.name,
    description,
    preview: { url: previewUrl(company, name), alt },
    canonicalUrl: path === '*' ? null : absoluteUrl(company.siteUrl, path),
  };
}

export function documentTitle(title: string, company: Company): string {
  return `${title} | ${company.name}`;
}

export function previewFile(name: string): string {
  return `previews/${name}.png`;
}

export function previewUrl({ siteUrl }: Company, name: string): string {
  return absoluteUrl(siteUrl, previewFile(name));
}

/** A page route's `handle`. A class, because the router types handles as `unknown` and `instanceof` narrows it. */
export class PageHandle {
  constructor(
    readonly metadata: PageMetadata,
    /** See `PageDefinition`. */
    readonly parentPath?: string,
  ) {}
}

type Matches = readonly { handle?: unknown }[];

/** The handle of the matched page; undefined if the page failed to load. */
export function findPageHandle(matches: Matches): PageHandle | undefined {
  const handle = matches.at(-1)?.handle;
  return handle instanceof PageHandle ? handle : undefined;
}

/** @throws if the page failed to load */
export function matchedMetadata(matches: Matches): PageMetadata {
  const handle = findPageHandle(matches);
  if (!handle) throw new Error('The route has no PageHandle.');
  return handle.metadata;
}
