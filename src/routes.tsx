import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import { loadWithRetries } from './chunks/load-with-retries';
import { listedJobs } from './content/listed-jobs';
import { jobPath, notFoundPath, paths } from './content/paths';
import { RouteError } from './layout/error/route-error';
import { Layout } from './layout/layout';
import type { PageHandle } from './routing/page-data';
import { Component as HomePage, loader as loadHomePage } from './pages/home/home-page';
import { loadJob } from './pages/job/job-data';

type LoadPage = LazyRouteFunction<RouteObject>;

type PageRoute = RouteObject & { path: string; lazy?: LoadPage };

// Each of these pages has a chunk of its own.
const loadCareerPage: LoadPage = () =>
  import(/* webpackChunkName: "career" */ './pages/career/career-page');
const loadJobPage: LoadPage = () => import(/* webpackChunkName: "job" */ './pages/job/job-page');
const loadNotFoundPage: LoadPage = () =>
  import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found-page');

/** Pages that visitors are likely to open next. */
export const prefetchedPages: readonly LoadPage[] = [loadCareerPage, loadJobPage];

function withRetries(load: LoadPage): LoadPage {
  return () => loadWithRetries(load);
}

/**
 * Every page of the site. The ID of its route is its path: the document refers to the route by
 * `data-page`, and has the loaders' data by their IDs.
 */
export const pages: PageRoute[] = [
  // The app's chunk includes this page, because most visits begin here.
  { path: paths.home, Component: HomePage, loader: loadHomePage },
  { path: paths.homeAlias, Component: HomePage, loader: loadHomePage },
  { path: paths.career, lazy: withRetries(loadCareerPage) },
  ...listedJobs.map((job) => ({
    path: jobPath(job),
    loader: () => loadJob(job),
    lazy: withRetries(loadJobPage),
    handle: { parentPath: paths.career } satisfies PageHandle,
  })),
  { path: notFoundPath, lazy: withRetries(loadNotFoundPage) },
].map((page) => ({ ...page, id: page.path, caseSensitive: true }));

/** The route table: the layout, with the pages in it. */
export function routesOf(children: PageRoute[]): RouteObject[] {
  return [
    {
      element: <Layout />,
      hydrateFallbackElement: <></>, // React Router asks for one in development
      // This shows only if the layout itself throws.
      errorElement: (
        <main>
          <RouteError />
        </main>
      ),
      children: [{ ErrorBoundary: RouteError, children }],
    },
  ];
}
