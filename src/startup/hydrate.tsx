import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { shouldReloadForMissingChunk } from '../chunks/missing-chunk';
import { basePath } from '../environment';
import { BuildTimeContext } from '../now';
import { ErrorScreen } from '../pages/error/error-screen';
import { sendErrorReport } from '../report';
import { prefetchedChunks, routes } from '../routes';
import { pageHeadSelector } from '../seo/head';
import { PageStyles } from '../theme/page-styles';
import { createStyleCache, prerenderedStyleIds } from '../theme/style-cache';
import { loadLazyRoutes } from './lazy-routes';
import { prefetchOnIntent, prefetchWhenIdle } from './prefetch';
import { reportVitals } from './report-vitals';
import { ignoreSkippedViewTransitions } from './view-transitions';

/**
 * Starts to hydrate the document. The root's `data-page` is the route that the document was prerendered for. If a
 * host serves it at another URL (`404.html` at `/hOmE`), the app renders that URL's page instead.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  try {
    await hydrateOrRender(root);
  } catch (error) {
    if (shouldReloadForMissingChunk(error)) window.location.reload();
    else renderErrorAboveRoot(root, error);
  }
}

async function hydrateOrRender(root: HTMLElement) {
  normalizeUrl();
  const matched = matchedRoutes(window.location.pathname);
  // Outside `basePath`, there is nothing to hydrate.
  if (matched.length === 0) return;
  // Hydration cannot wait for lazy routes.
  await loadLazyRoutes(matched);

  const documentMatchesUrl = root.dataset['page'] === matched.at(-1)?.path;
  const router = createBrowserRouter(routes, {
    basename: basePath,
    // Passing hydrationData keeps the router from resetting the scroll position.
    ...(documentMatchesUrl && { hydrationData: {} }),
  });
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache(prerenderedStyleIds())}>
        {/* The development server's document has no styles. Production builds drop this line, but only
            because it reads the variable itself. */}
        {process.env.DEV_SERVER && <PageStyles />}
        <BuildTimeContext value={Number(root.dataset['built'])}>
          <RouterProvider router={router} />
        </BuildTimeContext>
      </CacheProvider>
    </StrictMode>
  );
  // Hydration is a transition, so it yields to input. It goes on after this function has returned.
  startTransition(() => {
    if (documentMatchesUrl) {
      hydrateRoot(root, app, { onRecoverableError });
    } else {
      document.head.querySelectorAll(pageHeadSelector).forEach((tag) => tag.remove());
      createRoot(root).render(app);
    }
  });
  startBackgroundWork();
}

/** The document differs from what the app renders. React has rendered the page again. */
function onRecoverableError(error: unknown) {
  window.reportError(error);
  sendErrorReport(error);
}

function startBackgroundWork() {
  ignoreSkippedViewTransitions();
  prefetchOnIntent(routes, basePath);
  prefetchWhenIdle(prefetchedChunks);
  void reportVitals();
}

function matchedRoutes(pathname: string) {
  return matchRoutes(routes, { pathname }, basePath)?.map(({ route }) => route) ?? [];
}

/** Some hosts also serve pages at `/folder` (for `/folder/`), `/career.html` and `/career/index.html`. */
function normalizeUrl() {
  const { pathname, search, hash } = window.location;
  const page =
    `${pathname}/` === basePath
      ? basePath
      : pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const route = matchedRoutes(page).at(-1);
  if (route && route.path !== '*' && page !== pathname)
    window.history.replaceState(null, '', page + search + hash);
}

/** The prerendered page stays below the error, readable and with working links. */
function renderErrorAboveRoot(root: HTMLElement, error: unknown) {
  const container = document.createElement('div');
  container.role = 'none'; // as the root's, for the same reason (generator/documents/document.tsx)
  root.before(container);
  createRoot(container).render(<ErrorScreen error={error} />);
}
