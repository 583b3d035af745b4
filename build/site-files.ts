import { mailtoLink } from '../src/content/links';
import { outputFiles, securityTxtFile } from '../src/content/output-files';
import type { Company, EpochMs } from '../src/content/types';
import { absoluteUrl } from '../src/document/metadata';
import type { RenderedPage } from '../src/render-pages.server';

type Page = Pick<RenderedPage, 'path' | 'isInSitemap'>;

type BuildKind = { isPreviewBuild: boolean };

/** Returns `sitemap.xml`: the URLs that search engines may index. */
export function sitemapXml({ siteUrl }: Company, pages: readonly Page[]): string {
  const urls = pages
    .filter(({ isInSitemap }) => isInSitemap)
    .map(({ path }) => `<url><loc>${absoluteUrl(siteUrl, path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * Returns `robots.txt`. Even in a preview build, crawlers may read everything: otherwise, they would not
 * see `noindex`.
 */
export function robotsTxt({ siteUrl }: Company, { isPreviewBuild }: BuildKind): string {
  const rules = 'User-agent: *\nAllow: /\n';
  return isPreviewBuild
    ? rules
    : `${rules}\nSitemap: ${absoluteUrl(siteUrl, outputFiles.sitemap)}\n`;
}

const dayMs = 24 * 3_600_000;

/** Returns `.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. */
export function securityTxt({ email, siteUrl }: Company, buildTime: EpochMs): string {
  // The RFC recommends less than a year.
  const expires = new Date(buildTime + 360 * dayMs);
  return [
    `Contact: ${mailtoLink(email, 'Security')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(siteUrl).origin}/${securityTxtFile}`,
    '',
  ].join('\n');
}

/**
 * Returns `_headers`, from the text of `hosting/_headers`. In a preview build, the rule for all paths
 * also has `noindex`.
 */
export function headersFile(headers: string, { isPreviewBuild }: BuildKind): string {
  // The pattern matches the line `/*`, but not `/static/*`.
  return isPreviewBuild ? headers.replace(/^\/\*\n/m, '/*\n  X-Robots-Tag: noindex\n') : headers;
}
