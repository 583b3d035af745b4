import company from '@content/company.json';
import home from '@content/home.json';
import jobIndex from '@content/job-index.json';
import type { RouteObject } from 'react-router-dom';

import { pageMetadata } from '../shared/seo/metadata';
import { loadWithRetries } from './chunks/load-with-retries';
import { RouteError } from './layout/error/route-error';
import { Layout } from './layout/layout';
import { PageFrame } from './layout/page-frame';
import { PageHandle } from './navigation/page-handle';
import { type PageDefinition, pagePaths, routePath } from './pages/page-definition';
import { listPages } from './pages/page-list';

const pages = listPages(jobIndex);

/** One prefetch function per chunk. The Set removes duplicates, because all jobs share a chunk. */
export const prefetchFunctions = [...new Set(pages.flatMap(({ prefetch }) => prefetch ?? []))];

export const routes: RouteObject[] = [
  {
    element: <Layout footerPages={pages.filter(({ footerLabel }) => footerLabel !== undefined)} />,
    // Only reached when the layout itself throws; page errors are caught below.
    errorElement: (
      <main>
        <RouteError />
      </main>
    ),
    children: [
      { Component: PageFrame, ErrorBoundary: RouteError, children: pages.flatMap(pageRoutes) },
    ],
  },
];

/** A route for each path of the page, with a chunk that loads on the first visit. */
function pageRoutes(page: PageDefinition): RouteObject[] {
  const lazy = async () => {
    const { Component, ...text } = await loadWithRetries(page.load);
    const metadata = pageMetadata({ company, home }, page.path, text);
    return { Component, handle: new PageHandle(metadata, page.parentPath) };
  };
  return pagePaths(page).map((path) => ({ path: routePath(path), lazy }));
}
