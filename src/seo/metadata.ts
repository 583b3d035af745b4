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

type PageUrl = {
  /** `*` for the 404 page, which has no canonical URL. */
  path: string;
  /** The page above this one, which the navigation marks as current. */
  parentPath?: string | undefined;
};

type SiteText = { company: Company; home: ContentByFile['home'] };

export type PageMetadata = ReturnType<typeof pageMetadata>;

export function pageMetadata({ company, home }: SiteText, url: PageUrl, text: PageText) {
  const { path, parentPath } = url;
  const { title, description, preview } = text;
  const { name, alt } = preview ?? { name: sitePreviewName, alt: home.previewAlt };
  return {
    path,
    parentPath,
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

/** The `handle` of every page's route. A class, so that `instanceof` narrows the router's `unknown`. */
export class PageHandle {
  constructor(readonly metadata: PageMetadata) {}
}

type Matches = readonly { handle?: unknown }[];

/** The metadata of the page that the router matched, which a page that failed to load does not have. */
export function findMetadata(matches: Matches): PageMetadata | undefined {
  const handle = matches.at(-1)?.handle;
  return handle instanceof PageHandle ? handle.metadata : undefined;
}

/** @throws if the page failed to load */
export function matchedMetadata(matches: Matches): PageMetadata {
  const metadata = findMetadata(matches);
  if (!metadata) throw new Error('The route has no PageHandle.');
  return metadata;
}
