import { readdirSync } from 'node:fs';
import path from 'node:path';

import { outputFiles } from '../../shared/output-files';
import { sitePreviewName } from '../../shared/seo/metadata';
import { pagePaths } from '../../src/pages/page-definition';
import { listPages } from '../../src/pages/page-list';

/** Names that a job cannot have, because other files or folders of the site have them. */
export function reservedSlugs(): Set<string> {
  const pages = listPages([])
    .flatMap(pagePaths)
    .filter((pagePath) => pagePath !== '*');
  const files = [...pages, ...Object.values(outputFiles), ...readdirSync('public')];
  const names = files.map((file) => path.parse(file).name.toLowerCase()).filter(Boolean);
  return new Set([...names, sitePreviewName, 'index', '404', 'previews', 'static']);
}
