import type { Company, ContentByFile } from '../content/types';
import { absoluteUrl } from './absolute-url';

export type PageMetadata = ReturnType<typeof pageMetadata>;

/** The metadata of the matched page: its route's `handle`. */
export function matchedMetadata(matches: readonly { handle?: unknown }[]): PageMetadata {
  const handle = matches.at(-1)?.handle;
  if (!handle) throw new Error('Every page in src/routes.tsx needs its metadata as `handle`.');
  return handle as PageMetadata;
}

/** File name of the preview image that all pages except jobs share. */
export const sitePreviewName = 'site';

export function sitePreview(home: ContentByFile['home']) {
  return { name: sitePreviewName, alt: home.previewAlt };
}

type Page = {
  company: Company;
  /** Without the company's name, which `documentTitle` adds. */
  title: string;
  description: string;
  /** `null` for the 404 page, which has no canonical URL. */
  path: string | null;
  /** The parent page, which the navigation marks as current. */
  parentPath?: string;
  preview: { name: string; alt: string };
};

/**
 * Pages' metadata functions take the content as a parameter, because feeds and preview images call them
 * outside webpack, where `@content` does not exist.
 */
export function pageMetadata({ company, title, description, path, parentPath, preview }: Page) {
  const file = `previews/${preview.name}.png`;
  return {
    path,
    parentPath,
    title,
    documentTitle: `${title} | ${company.name}`,
    siteName: company.name,
    description,
    preview: { file, url: absoluteUrl(company.siteUrl, file), alt: preview.alt },
    canonicalUrl: path === null ? null : absoluteUrl(company.siteUrl, path),
  };
}
