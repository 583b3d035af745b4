import careers from '@content/careers.json';
import company from '@content/company.json';
import footer from '@content/footer.json';
import home from '@content/home.json';
import jobIndex from '@content/job-index.json';
import notFound from '@content/not-found.json';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { loadWithRetries } from './chunks/load-with-retries';
import type { Job } from './content/types';
import { Layout } from './layout/layout';
import { careerMetadata } from './pages/career/career-metadata';
import { RouteError } from './pages/error/route-error';
import { homeMetadata } from './pages/home/home-metadata';
import { HomePage } from './pages/home/home-page';
import { jobMetadata } from './pages/job/job-metadata';
import { notFoundMetadata } from './pages/not-found/not-found-metadata';
import { paths } from './paths';
import type { PageMetadata } from './seo/metadata';

const loadCareerPage = async () =>
  (await import(/* webpackChunkName: "career" */ './pages/career/career-page')).CareerPage;
const loadJobPage = async () =>
  (await import(/* webpackChunkName: "job" */ './pages/job/job-page')).JobPage;
const loadNotFoundPage = async () =>
  (await import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found-page'))
    .NotFoundPage;

/** Loads one job's text. The chunk is unnamed: webpack would list every chunk name in `main`. */
const loadJob = async (slug: string): Promise<Job> =>
  (await import(`@content/jobs/${slug}.json`)).default;

/** Prefetched when idle. Excludes the 404 page (nothing links to it) and job texts. */
export const pageChunks = [loadCareerPage, loadJobPage];

const homePage = { Component: HomePage, handle: homeMetadata({ company, home, footer }) };

/** Each page's `handle` is its metadata. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    children: [
      { path: paths.home, ...homePage },
      { path: paths.homeAlias, ...homePage },
      lazyPage(paths.career, loadCareerPage, careerMetadata({ company, home, careers })),
      ...jobIndex.map(lazyJobPage),
      lazyPage('*', loadNotFoundPage, notFoundMetadata({ company, home, notFound })),
    ],
  },
];

/** A page whose chunk loads when it is needed. */
function lazyPage(
  path: string,
  load: () => Promise<ComponentType>,
  metadata: PageMetadata,
): RouteObject {
  return {
    path,
    handle: metadata,
    lazy: async () => ({ Component: await loadWithRetries(load) }),
  };
}

function lazyJobPage({ slug }: { slug: string }): RouteObject {
  return {
    path: slug,
    lazy: async () => {
      const [JobPage, job] = await Promise.all([
        loadWithRetries(loadJobPage),
        loadWithRetries(() => loadJob(slug)),
      ]);
      return {
        // The key resets state such as "Copied" between jobs.
        element: <JobPage key={slug} job={job} />,
        handle: jobMetadata({ company, job }),
      };
    },
  };
}
