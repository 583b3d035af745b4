import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { reloadIfChunkMissing } from '../chunks/missing-chunk';
import { pageHeadSelector } from '../document/page-head';
import { BuildTimeContext } from '../hooks/use-now';
import { ErrorScreen } from '../layout/error/error-screen';
import { basePath } from '../navigation/base-path';
import { reportVitals } from '../reports/report-vitals';
import { sendErrorReport } from '../reports/send-report';
import { matchPage, routes } from '../routes';
import { SiteGlobalStyles } from '../theme/global-styles';
import { createStyleCache, prerenderedStyleIds } from '../theme/style-cache';
import { ignoreSkippedViewTransitions } from './ignore-skipped-view-transitions';
import { normalizeUrl } from './normalize-url';
import { prefetchOnIntent, prefetchWhenIdle } from './prefetch';

/**
 * Hydrates the document if its page, `data-page` of the root element, is the URL's. If a host
 * serves it at another URL (`404.html` at `/hOmE`), the app renders that URL's page instead.
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
  await normalizeUrl();
  const match = matchPage(window.location.pathname);
  if (!match) return; // the URL is outside `basePath`
  // Hydration does not wait for loaders, so load the page first.
  const page = await match.route.loader(match);

  const documentMatchesUrl = root.dataset['page'] === page.metadata.path;
  const router = createBrowserRouter(routes, {
    basename: basePath,
    // Also keeps the router from resetting the scroll position. Relies on undocumented behavior
    // (docs/undocumented-behavior.md).
    ...(documentMatchesUrl && { hydrationData: { loaderData: { [match.route.id]: page } } }),
  });
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache(prerenderedStyleIds())}>
        {/* The development document has no styles. Test process.env here, not a constant, so that
            webpack drops the component from production builds. */}
        {process.env.DEV_SERVER && <SiteGlobalStyles />}
        <BuildTimeContext value={Number(root.dataset['built'])}>
          <RouterProvider router={router} />
        </BuildTimeContext>
      </CacheProvider>
    </StrictMode>
  );
  // Translators put each text into `font` elements (github.com/facebook/react/issues/11538), which
  // the site does not have.
  const isTranslated = root.querySelector('font') !== null;
  // A transition yields to input. Hydration continues after this function returns.
  startTransition(() => {
    if (documentMatchesUrl) {
      hydrateRoot(root, app, {
        // Called after a hydration mismatch, once React has rendered the page anew.
        onRecoverableError: (error) => {
          window.reportError(error);
          if (!isTranslated) sendErrorReport(error);
        },
      });
    } else {
      document.head.querySelectorAll(pageHeadSelector).forEach((tag) => tag.remove());
      // By the time React renders, the router has run the loader, too, because the page is loaded
      // (docs/undocumented-behavior.md).
      createRoot(root).render(app);
    }
  });
  startBackgroundWork();
}

function startBackgroundWork() {
  ignoreSkippedViewTransitions();
  prefetchOnIntent();
  prefetchWhenIdle();
  void reportVitals();
}

/** Keeps the prerendered page below the error, readable and with working links. */
function renderErrorAboveRoot(root: HTMLElement, error: unknown) {
  const container = document.createElement('div');
  // As for #root: src/document/root-element.server.tsx explains why.
  container.role = 'none';
  root.before(container);
  createRoot(container).render(<ErrorScreen error={error} />);
}
