import { mailtoLink } from '../../src/contact/links';
import type { SiteContent } from '../../src/content/types';
import { basePath } from '../../src/environment';
import { absoluteUrl, isPreviewBuild } from '../../src/seo/absolute-url';
import { colors } from '../../src/theme/tokens';
import { outputFiles, securityTxtFile } from '../output-files';
import type { DescribedPage } from '../site-pages';

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

/** `robots.txt`. Even in a preview, crawlers may read everything: otherwise they would not see `noindex`. */
export function robotsTxt({ company }: SiteContent): string {
  if (isPreviewBuild(company.siteUrl)) return 'User-agent: *\nAllow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(company.siteUrl, outputFiles.sitemap)}\n`;
}

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt({ company }: SiteContent, now: number): string {
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${mailtoLink(company.email, 'Security')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${company.siteUrl}/${securityTxtFile}`,
    '',
  ].join('\n');
}

/** `_headers`: a copy of `hosting/_headers`. A preview build adds `noindex` to the rule for all paths. */
export function headersFile({ company }: SiteContent, headers: string): string {
  if (!isPreviewBuild(company.siteUrl)) return headers;
  return headers.replace(/^\/\*\n/m, '/*\n  X-Robots-Tag: noindex\n');
}

/** `site.webmanifest`: name, icons and colors for a home screen. */
export function webManifest({ company, footer }: SiteContent): string {
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
