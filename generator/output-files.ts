import { readdirSync } from 'node:fs';
import path from 'node:path';

import { pagePaths } from '../src/pages/page';
import { sitePages } from '../src/pages/pages';
import { sitePreviewName } from '../src/seo/metadata';

/** Generated files in the site's root, except pages. */
export const outputFiles = {
  atomFeed: 'feed.xml',
  headers: '_headers',
  jsonFeed: 'jobs.json',
  licenses: 'licenses.txt',
  manifest: 'site.webmanifest',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
};

/** Where to report a vulnerability (RFC 9116). It is looked for only in the host's root. */
export const securityFile = '.well-known/security.txt';

/** Names that a job cannot have, because other files or folders of the site have them. */
export function reservedSlugs(): Set<string> {
  const pages = sitePages([])
    .flatMap(pagePaths)
    .filter((pagePath) => pagePath !== '*');
  const files = [...pages, ...Object.values(outputFiles), ...readdirSync('public')];
  const names = files.map((file) => path.parse(file).name.toLowerCase()).filter(Boolean);
  return new Set([...names, sitePreviewName, 'index', '404', 'previews', 'static']);
}
