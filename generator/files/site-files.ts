import { mailtoLink } from '../../shared/contact/links';
import type { SiteContent } from '../../shared/content/types';
import type { EpochMs } from '../../shared/epoch-ms';
import { outputFiles, securityTxtFile } from '../../shared/output-files';
import { absoluteUrl } from '../../shared/seo/absolute-url';
import type { DescribedPage } from '../../src/entry.server';
import { colors } from '../../src/theme/tokens';

/** `sitemap.xml`: canonical URLs with the date of their last change. */
export function sitemapXml({ company }: SiteContent, pages: readonly DescribedPage[]): string {
  const urls = pages.flatMap(({ paths: [path = ''], lastChanged }) => {
    if (lastChanged === null) return [];
    const url = absoluteUrl(company.siteUrl, path);
    return `<url><loc>${url}</loc><lastmod>${lastChanged}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt`. Even in a preview, crawlers may read everything: otherwise they would not see
 * `noindex`.
 */
export function robotsTxt({ company }: SiteContent, isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nAllow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(company.siteUrl, outputFiles.sitemap)}\n`;
}

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt({ company }: SiteContent, now: EpochMs): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailtoLink(company.email, 'Security')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(company.siteUrl).origin}/${securityTxtFile}`,
    '',
  ].join('\n');
}

/**
 * `_headers`: a copy of `hosting/_headers`. A preview build adds `noindex` to the rule for all
 * paths.
 */
export function headersFile(headers: string, isPreview: boolean): string {
  if (!isPreview) return headers;
  return headers.replace(/^\/\*\n/m, '/*\n  X-Robots-Tag: noindex\n');
}

/** `site.webmanifest`: name, icons and colors for a home screen. */
export function webManifest({ company, footer }: SiteContent, basePath: string): string {
  const icon = (size: number, purpose: string) => ({
    src: `${basePath}icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: company.name,
    description: footer.description,
    start_url: basePath,
    display: 'browser',
    background_color: colors.light.page,
    theme_color: colors.light.band.main,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
