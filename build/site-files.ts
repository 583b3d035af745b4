import { mailtoLink } from '../src/content/links';
import { outputFiles, securityTxtFile } from '../src/content/output-files';
import type { Company } from '../src/content/types';
import { absoluteUrl } from '../src/document/metadata';

type Page = { path: string; isListed: boolean };

/** `sitemap.xml`: the URLs that search engines may index. */
export function sitemapXml({ siteUrl }: Company, pages: readonly Page[]): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `<url><loc>${absoluteUrl(siteUrl, path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * `robots.txt`. Even in a preview, crawlers may read everything: otherwise they would not see
 * `noindex`.
 */
export function robotsTxt({ siteUrl }: Company, isPreview: boolean): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return isPreview ? rules : `${rules}\nSitemap: ${absoluteUrl(siteUrl, outputFiles.sitemap)}\n`;
}

/**
 * `.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param now in ms since the epoch
 */
export function securityTxt({ email, siteUrl }: Company, now: number): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailtoLink(email, 'Security')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(siteUrl).origin}/${securityTxtFile}`,
    '',
  ].join('\n');
}

/**
 * `_headers`: `hosting/_headers`, whose text this takes. In a preview, the rule for all paths also
 * has `noindex`.
 */
export function headersFile(headers: string, isPreview: boolean): string {
  return isPreview ? headers.replace(/^\/\*\n/m, '/*\n  X-Robots-Tag: noindex\n') : headers;
}
