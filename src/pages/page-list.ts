import type { Job } from '../../shared/content/types';
import { careerPage } from './career/page';
import { homePage } from './home/page';
import { jobPage } from './job/page';
import { notFoundPage } from './not-found/page';
import type { PageDefinition } from './page-definition';

/**
 * Every page of the site. Routes, documents, sitemap, prefetching, reserved job names and the
 * browser tests' paths follow from this list.
 */
export function listPages(jobs: readonly Pick<Job, 'slug'>[]): PageDefinition[] {
  return [homePage, careerPage, ...jobs.map(jobPage), notFoundPage];
}
