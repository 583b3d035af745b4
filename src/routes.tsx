import careers from '@content/careers.json';
import company from '@content/company.json';
import footer from '@content/footer.json';
import jobIndex from '@content/job-index.json';
import notFound from '@content/not-found.json';
import type { RouteObject } from 'react-router-dom';

import type { Job } from './content/schema.server';
import { careerMetadata, homeMetadata, jobMetadata, notFoundMetadata } from './seo/metadata';
import { RouteError } from './pages/error/route-error';
import { HomePage } from './pages/home/home-page';
import { paths } from './paths';
import { Layout } from './layout/layout';
import { loadWithRetries } from './start/load-with-retries';

const loadCareer = () => import(/* webpackChunkName: "career" */ './pages/career/career-page');
const loadJobPage = () => import(/* webpackChunkName: "job" */ './pages/job/job-page');
const loadNotFound = () =>
  import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found-page');

/** Loads one job's text. The chunk is unnamed: webpack would list every chunk name in `main`. */
const loadJob = (slug: string): Promise<{ default: Job }> => import(`@content/jobs/${slug}.json`);

/** Chunks to prefetch when idle. Not the 404 page, which no link leads to, nor each job's text. */
export const pageChunks = [loadCareer, loadJobPage];

const home = { Component: HomePage, handle: homeMetadata({ company, footer }) };

/** Each page's `handle` is its metadata. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      { path: paths.home, ...home },
      { path: paths.homeAlias, ...home },
      {
        path: paths.career,
        lazy: async () => ({ Component: (await loadWithRetries(loadCareer)).CareerPage }),
        handle: careerMetadata({ company, careers }),
      },
      ...jobIndex.map(jobRoute),
      {
        path: '*',
        lazy: async () => ({ Component: (await loadWithRetries(loadNotFound)).NotFoundPage }),
        handle: notFoundMetadata({ company, notFound }),
      },
    ],
  },
];

function jobRoute({ slug }: Pick<Job, 'slug'>): RouteObject {
  return {
    path: slug,
    lazy: async () => {
      const [{ JobPage }, { default: job }] = await Promise.all([
        loadWithRetries(loadJobPage),
        loadWithRetries(() => loadJob(slug)),
      ]);
      return {
        // The key resets state such as "Copied" between jobs.
        element: <JobPage key={slug} job={job} />,
        handle: jobMetadata(company, job),
      };
    },
  };
}
