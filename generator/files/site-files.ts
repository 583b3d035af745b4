import type { SiteContent } from '../../src/content/types';
import { basePath } from '../../src/environment';
import { jobPath, openJobs } from '../../src/jobs/job';
import { paths } from '../../src/paths';
import { absoluteUrl, isPreviewBuild } from '../../src/seo/absolute-url';
import { colors } from '../../src/theme/tokens';
import { careersLastChanged } from '../content/last-changed';
import { outputFiles } from './output-files';

/** `sitemap.xml`: canonical URLs with the date of their last change, without closed positions. */
export function sitemapXml(content: SiteContent, now: number): string {
  const { company, home, jobs } = content;
  const url = (path: string, lastChanged: string) =>
    `<url><loc>${absoluteUrl(company.siteUrl, path)}</loc><lastmod>${lastChanged}</lastmod></url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    url(paths.home, home.lastChanged),
    url(paths.career, careersLastChanged(content)),
    ...openJobs(jobs, now).map((job) => url(jobPath(job), job.lastChanged)),
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: crawlers may read everything, except a preview build. */
export function robotsTxt({ company }: SiteContent): string {
  if (isPreviewBuild(company.siteUrl)) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(company.siteUrl, outputFiles.sitemap)}\n`;
}

/** `_headers` from `hosting/_headers`; a preview build adds `noindex` to the rule for all paths. */
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
    short_name: company.name.split(' ')[0],
    description: footer.description,
    start_url: basePath,
    display: 'browser',
    background_color: colors.light.paper,
    theme_color: colors.light.band.main,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
