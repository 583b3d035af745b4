import type { Job } from '../content/types';
import { careerPage } from './career/career';
import { homePage } from './home/home';
import { jobPage } from './job/job';
import { notFoundPage } from './not-found/not-found';
import type { Page } from './page';

/**
 * Every page of the site. The routes, documents, sitemap, prefetching, names that jobs cannot have, and
 * the paths that the browser tests visit follow from this list.
 */
export function sitePages(jobs: readonly Pick<Job, 'slug'>[]): Page[] {
  return [homePage, careerPage, ...jobs.map(jobPage), notFoundPage];
}
