import type { RouteObject } from 'react-router-dom';

import { jobs, type Job } from './content/jobs';
import { careerMetadata, homeMetadata, jobMetadata, notFoundMetadata } from './document/metadata';
import type { PageHandle } from './document/page-handle';
import { RouteError } from './pages/error/route-error';
import { HomePage } from './pages/home/home-page';
import { paths } from './paths';
import { SiteFrame } from './site-frame/site-frame';
import { loadWithRetries } from './start/load-with-retries';

const home = {
  Component: HomePage,
  handle: { kind: 'home', metadata: homeMetadata } satisfies PageHandle,
};

const loadCareer = () => import(/* webpackChunkName: "career" */ './pages/career/career-page');
const loadJob = () => import(/* webpackChunkName: "job" */ './pages/job/job-page');
const loadNotFound = () =>
  import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found-page');

/** What the pages share among them; to be fetched before a visitor asks for it. */
export const pageChunks = [loadCareer, loadJob, loadNotFound];

const career = {
  lazy: async () => ({ Component: (await loadWithRetries(loadCareer)).CareerPage }),
  handle: { kind: 'career', metadata: careerMetadata } satisfies PageHandle,
};

const notFound = {
  lazy: async () => ({ Component: (await loadWithRetries(loadNotFound)).NotFoundPage }),
  handle: { kind: 'not-found', metadata: notFoundMetadata } satisfies PageHandle,
};

function jobRoute(job: Job): RouteObject {
  return {
    path: job.route,
    lazy: async () => {
      const { JobPage } = await loadWithRetries(loadJob);
      // The key keeps what one job's page has answered, say "Copied", off the next job's.
      return { element: <JobPage key={job.route} job={job} /> };
    },
    handle: { kind: 'job', metadata: jobMetadata(job) } satisfies PageHandle,
  };
}

/**
 * The route table (specification, section 2). Its paths of jobs stand as declared in
 * `content/jobs.ts`: with or without a slash in front, which mean the same below a root route.
 */
export const routes: RouteObject[] = [
  {
    Component: SiteFrame,
    ErrorBoundary: RouteError,
    children: [
      { path: paths.home, ...home },
      { path: paths.homeAlias, ...home },
      { path: paths.career, ...career },
      ...jobs.map(jobRoute),
      { path: '*', ...notFound },
    ],
  },
];
