import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { reloadIfChunkMissing } from '../chunks/missing-chunk';
import { basePath } from '../environment';
import { ErrorScreen } from '../layout/error/error-screen';
import { BuildTimeContext } from '../now';
import { sendErrorReport } from '../report';
import { prefetchFunctions, routes } from '../routes';
import { pageHeadSelector } from '../seo/head';
import { PageStyles } from '../theme/page-styles';
import { createStyleCache, prerenderedStyleIds } from '../theme/style-cache';
import { ignoreSkippedViewTransitions } from './ignore-skipped-view-transitions';
import { loadLazyRoutes } from './lazy-routes';
import { normalizeUrl } from './normalize-url';
import { prefetchOnIntent, prefetchWhenIdle } from './prefetch';
import { reportVitals } from './report-vitals';

/**
 * Starts to hydrate the document. `data-page` of the root element names the route that the document shows. If
 * a host serves the document at another URL (`404.html` at `/hOmE`), the app renders that URL's page instead.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  try {
    await hydrateOrRender(root);
  } catch (error) {
    if (!reloadIfChunkMissing(error)) renderErrorAboveRoot(root, error);
  }
}

async function hydrateOrRender(root: HTMLElement) {
  normalizeUrl(routes, basePath);
  const matches = matchRoutes(routes, window.location, basePath);
  // The app has no page for a URL outside `basePath`.
  if (!matches) return;
  const matchedRoutes = matches.map(({ route }) => route);
  // React hydrates in one pass, so the page's chunk must be there.
  await loadLazyRoutes(matchedRoutes);

  const documentMatchesUrl = root.dataset['page'] === matchedRoutes.at(-1)?.path;
  const router = createBrowserRouter(routes, {
    basename: basePath,
    // Passing hydrationData keeps the router from resetting the scroll position.
    ...(documentMatchesUrl && { hydrationData: {} }),
  });
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache(prerenderedStyleIds())}>
        {/* The development server's document has no styles. The line reads the variable directly, so that
            webpack removes it, and the styles, from other builds. */}
        {process.env.DEV_SERVER && <PageStyles />}
        <BuildTimeContext value={Number(root.dataset['built'])}>
          <RouterProvider router={router} />
        </BuildTimeContext>
      </CacheProvider>
    </StrictMode>
  );
  // A transition yields to input. Hydration continues after this function returns.
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

/** React calls this after it has rendered the page again, because the document differed from the app. */
function onRecoverableError(error: unknown) {
  window.reportError(error);
  sendErrorReport(error);
}

function startBackgroundWork() {
  ignoreSkippedViewTransitions();
  prefetchOnIntent(routes, basePath);
  prefetchWhenIdle(prefetchFunctions);
  void reportVitals();
}

/** Keeps the prerendered page below the error, readable and with working links. */
function renderErrorAboveRoot(root: HTMLElement, error: unknown) {
  const container = document.createElement('div');
  // React listens for clicks here, so without the role Firefox calls every text "clickable".
  container.role = 'none';
  root.before(container);
  createRoot(container).render(<ErrorScreen error={error} />);
}
