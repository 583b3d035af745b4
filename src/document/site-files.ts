import { basePath } from '../base-path';
import { company } from '../content/company';
import { isOpen, jobs } from '../content/jobs';
import { colors } from '../theme/tokens';
import { absoluteUrl } from './absolute-url';
import { footer } from '../content/footer';
import { escapeXml } from './escape-xml';
import { careerMetadata, homeMetadata, jobMetadata } from './metadata';

/**
 * `sitemap.xml` (sitemaps.org): canonical addresses only, with the day of the last real change.
 *
 * @param today ISO 8601 date; closed positions are left out
 */
export function sitemapXml(today: string): string {
  const open = jobs.filter((job) => isOpen(job, today));
  const entries = [homeMetadata, careerMetadata, ...open.map(jobMetadata)].flatMap((metadata) =>
    metadata.canonicalPath === null
      ? []
      : [
          '  <url>',
          `    <loc>${escapeXml(absoluteUrl(metadata.canonicalPath))}</loc>`,
          `    <lastmod>${metadata.lastChanged}</lastmod>`,
          '  </url>',
        ],
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt` (RFC 9309): everything may be read. */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('sitemap.xml')}\n`;
}

/** `site.webmanifest` (W3C Web Application Manifest): name, icons and colours for a home screen. */
export function webManifest(): string {
  const icon = (size: number, purpose: string) => ({
    src: `${basePath}icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: company.name,
    short_name: company.name.split(' ')[0],
    description: footer.description,
    start_url: basePath,
    display: 'browser',
    background_color: colors.light.paper,
    theme_color: colors.light.band,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
