import { previewFolder } from '../content/output-files';
import type { Company } from '../content/types';

/** LinkedIn, Facebook and X recommend this size, in px. */
export const previewSize = { width: 1200, height: 630 };

export function documentTitle(company: Company, title: string): string {
  return `${title} | ${company.name}`;
}

export function previewFile(name: string): string {
  return `${previewFolder}/${name}.png`;
}

/**
 * Returns the URL of a path: `https://…/career` for `/career`.
 *
 * @param siteUrl the company's, even in a preview build
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}/${path.replace(/^\//, '')}`;
}
