import path from 'node:path';

import type { SiteContent } from '../../src/content/types';
import { jobPath } from '../../src/jobs/job';
import { paths } from '../../src/paths';
import { isPreviewBuild } from '../../src/seo/absolute-url';
import { workDirectory } from '../options';
import { htmlDocument } from './document';
import { homeStructuredData, jobStructuredData } from './json-ld';

/**
 * Renders every page of the route table.
 *
 * @param scripts URLs of the scripts that every document loads
 * @param today ISO 8601 date of the build
 * @yields each HTML document with its file name
 */
export async function* prerender(
  content: SiteContent,
  scripts: string[],
  today: string,
): AsyncGenerator<[file: string, html: string]> {
  const { fontFiles, pagePaths, renderPage } = (await import(
    path.join(workDirectory, 'server/main.js')
  )) as typeof import('../../src/entry.server');
  for (const pagePath of pagePaths) {
    const html = htmlDocument({
      page: await renderPage(pagePath, today),
      structuredData: structuredDataFor(pagePath, content, today),
      scripts,
      fonts: fontFiles,
      today,
      isPreview: isPreviewBuild(content.company.siteUrl),
      vitalsEndpoint: content.company.vitalsEndpoint,
    });
    for (const file of documentFiles(pagePath)) yield [file, html];
  }
}

/** Only the home page and the jobs have structured data. */
function structuredDataFor(pagePath: string, content: SiteContent, today: string) {
  if (pagePath === paths.home || pagePath === paths.homeAlias) return homeStructuredData(content);
  const job = content.jobs.find((candidate) => jobPath(candidate) === pagePath);
  return job ? jobStructuredData(content, job, today) : null;
}

/** Two files per page: hosts serve both `/career` and `/career/` without rewrite rules. */
function documentFiles(pagePath: string): string[] {
  if (pagePath === '/') return ['index.html'];
  if (pagePath === '/*') return ['404.html'];
  return [`${pagePath}.html`, `${pagePath}/index.html`];
}
