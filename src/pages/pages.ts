import type { Job } from '../content/types';
import { careerPage } from './career/career';
import { homePage } from './home/home';
import { jobPage } from './job/job';
import { notFoundPage } from './not-found/not-found';
import type { Page } from './page';

/**
 * Every page of the site. Routes, documents, sitemap, prefetching, reserved job names and the browser tests'
 * paths follow from this list.
 */
export function sitePages(jobs: readonly Pick<Job, 'slug'>[]): Page[] {
  return [homePage, careerPage, ...jobs.map(jobPage), notFoundPage];
}
