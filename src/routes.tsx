import company from '@content/company.json';
import home from '@content/home.json';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';

import { pageMetadata } from '../shared/seo/metadata';
import { loadWithRetries } from './chunks/load-with-retries';
import { RouteError } from './layout/error/route-error';
import { Layout } from './layout/layout';
import { PageFrame } from './layout/page-frame';
import { basePath } from './navigation/base-path';
import type { LoadedPage } from './navigation/loaded-page';
import { notFoundPage } from './pages/not-found/page';
import { type PageDefinition, pagePaths } from './pages/page-definition';
import { pages } from './pages/page-list';

/** A route for each path of each page. */
export const pageRoutes = pages.flatMap((page) =>
  pagePaths(page).map((path) => ({
    id: path,
    path,
    loader: ({ params }: { params: Params }) => loadPage(page, params),
    Component: PageFrame,
    ErrorBoundary: RouteError,
  })),
);

export const routes: RouteObject[] = [
  {
    element: <Layout footerPages={pages.filter(({ footerLabel }) => footerLabel !== undefined)} />,
    // Only reached when the layout itself throws; page errors are caught below.
    errorElement: (
      <main>
        <RouteError />
      </main>
    ),
    children: pageRoutes,
  },
];

/** The route of a page, to load the page outside the router; undefined outside `basePath`. */
export function matchPage(pathname: string) {
  return matchRoutes(pageRoutes, pathname, basePath)?.[0];
}

async function loadPage(page: PageDefinition, params: Params): Promise<LoadedPage> {
  const content = await loadWithRetries(() => page.load(params));
  if (!content) return loadPage(notFoundPage, params);
  const { element, path = page.path, ...text } = content;
  const metadata = pageMetadata({ company, home }, path, text);
  return { element, metadata, parentPath: page.parentPath };
}
