import type { Company, ContentByFile } from '../content/types';

/** File name of the preview image that all pages except jobs share. */
export const sitePreviewName = 'site';

/** LinkedIn, Facebook and X recommend this size, in px. */
export const previewSize = { width: 1200, height: 630 };

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
  documentTitle: string;
  siteName: string;
  description: string;
  preview: { url: string; alt: string };
  /** `null` for the 404 page. */
  canonicalUrl: string | null;
};

export function pageMetadata(
  { company, home }: SiteText,
  { path, title, description, preview }: PageText & { path: string },
): PageMetadata {
  const { name, alt } = preview ?? { name: sitePreviewName, alt: home.previewAlt };
  return {
    path,
    title,
    documentTitle: documentTitle(company, title),
    siteName: company.name,
    description,
    preview: { url: previewUrl(company, name), alt },
    canonicalUrl: path === '*' ? null : absoluteUrl(company.siteUrl, path),
  };
}

export function documentTitle(company: Company, title: string): string {
  return `${title} | ${company.name}`;
}

export function previewFile(name: string): string {
  return `previews/${name}.png`;
}

export function previewUrl({ siteUrl }: Company, name: string): string {
  return absoluteUrl(siteUrl, previewFile(name));
}

/**
 * `/career` → `https://…/career`
 *
 * @param siteUrl where the real site is, with its folder, even in a preview build
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}/${path.replace(/^\//, '')}`;
}
