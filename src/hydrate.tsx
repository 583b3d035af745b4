import company from '@content/company.json';
import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { basePath } from './base-path';
import { applyHead } from './seo/head';
import { matchedMetadata } from './seo/metadata';
import { ErrorScreen } from './pages/error/error-screen';
import { pageChunks, routes } from './routes';
import { shouldReloadForMissingChunk } from './start/missing-chunk';
import { loadLazyRoutes, prefetchOnIntent, prefetchWhenIdle } from './start/preload';
import { reportVitals } from './start/report-vitals';
import { ignoreSkippedViewTransitions } from './start/view-transitions';
import { PageStyles } from './theme/page-styles';
import { createStyleCache, stylesInDocument } from './theme/style-cache';
import { BuildDay } from './today';

/**
 * Hydrates the document. `data-page` of its root is the path of the route that it was rendered for. A host
 * may serve it at another address (`404.html` at `/hOmE`); then the app renders that address's page.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  try {
    await render(root);
  } catch (error) {
    if (shouldReloadForMissingChunk(error)) window.location.reload();
    else renderErrorAboveRoot(root, error);
  }
}

async function render(root: HTMLElement) {
  correctAddress();
  const matched = matchedRoutes(window.location.pathname);
  // Outside `basePath` there is no page to render, so the document stays as it was served.
  if (matched.length === 0) return;
  const documentMatchesRoute = root.dataset['page'] === matched.at(-1)?.path;
  // Hydration cannot wait for lazy routes.
  await loadLazyRoutes(matched);

  const router = createBrowserRouter(routes, {
    basename: basePath,
    // Tells the router that the page is rendered, so it keeps the scroll position.
    ...(documentMatchesRoute && { hydrationData: {} }),
  });
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache(stylesInDocument())}>
        {/* The development server's document has no styles. */}
        {process.env.WEBPACK_SERVE && <PageStyles />}
        <BuildDay value={root.dataset['built'] ?? ''}>
          <RouterProvider router={router} />
        </BuildDay>
      </CacheProvider>
    </StrictMode>
  );
  ignoreSkippedViewTransitions();
  startTransition(() => {
    if (documentMatchesRoute) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (!documentMatchesRoute) applyHead(matchedMetadata(matched));
  prefetchOnIntent(routes, basePath);
  prefetchWhenIdle(pageChunks);
  void reportVitals(company.vitalsEndpoint);
}

function matchedRoutes(pathname: string) {
  return matchRoutes(routes, { pathname }, basePath)?.map(({ route }) => route) ?? [];
}

/**
 * Some hosts serve a page at other addresses too, which are no routes: `/folder` for `/folder/`, and a
 * file's name, `/career.html` or `/career/index.html`.
 */
function correctAddress() {
  const { pathname, search, hash } = window.location;
  const page =
    `${pathname}/` === basePath
      ? basePath
      : pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const isPage = ![undefined, '*'].includes(matchedRoutes(page).at(-1)?.path);
  if (isPage && page !== pathname) window.history.replaceState(null, '', page + search + hash);
}

/** The prerendered page below stays readable, and its links still work. */
function renderErrorAboveRoot(root: HTMLElement, error: unknown) {
  const container = document.createElement('div');
  root.before(container);
  createRoot(container).render(<ErrorScreen error={error} />);
}
