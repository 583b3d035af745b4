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
 * @param now time of the build, in ms since the epoch
 * @yields each HTML document with its file name
 */
export async function* prerender(
  content: SiteContent,
  scripts: string[],
  now: number,
): AsyncGenerator<[file: string, html: string]> {
  const { fontFiles, pagePaths, renderPage } = (await import(
    path.join(workDirectory, 'server/main.js')
  )) as typeof import('../../src/entry.server');
  for (const pagePath of pagePaths) {
    const html = htmlDocument({
      page: await renderPage(pagePath, now),
      structuredData: structuredDataFor(pagePath, content, now),
      scripts,
      fonts: fontFiles,
      now,
      isPreview: isPreviewBuild(content.company.siteUrl),
      vitalsEndpoint: content.company.vitalsEndpoint,
    });
    for (const file of documentFiles(pagePath)) yield [file, html];
  }
}

/** Only the home page and the jobs have structured data. */
function structuredDataFor(pagePath: string, content: SiteContent, now: number) {
  if (pagePath === paths.home || pagePath === paths.homeAlias) return homeStructuredData(content);
  const job = content.jobs.find((candidate) => jobPath(candidate) === pagePath);
  return job ? jobStructuredData(content, job, now) : null;
}

/** Two files per page: hosts serve both `/career` and `/career/` without rewrite rules. */
function documentFiles(pagePath: string): string[] {
  if (pagePath === '/') return ['index.html'];
  if (pagePath === '/*') return ['404.html'];
  return [`${pagePath}.html`, `${pagePath}/index.html`];
}
