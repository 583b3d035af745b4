import type { Job } from '../../shared/content/types';
import { jobPath } from '../../shared/paths';
import { careerPage } from './career/page';
import { homePage } from './home/page';
import { jobPage } from './job/page';
import { notFoundPage } from './not-found/page';
import type { PageDefinition } from './page-definition';

/**
 * Every page of the site. Routes, documents, sitemap, prefetching and reserved job names follow
 * from this list.
 */
export const pages: PageDefinition[] = [homePage, careerPage, jobPage, notFoundPage];

/** The pages that have documents: the job page once for each job. */
export function listPages(jobs: readonly Pick<Job, 'slug'>[]): PageDefinition[] {
  return pages.flatMap((page) =>
    page === jobPage ? jobs.map((job) => ({ ...page, path: jobPath(job) })) : page,
  );
}
