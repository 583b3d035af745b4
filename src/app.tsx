import GlobalStyles from '@mui/material/GlobalStyles';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { reloadIfChunkMissing } from './chunks/missing-chunk';
import { BuildTimeContext } from './hooks/use-now';
import { ignoreSkippedViewTransitions } from './ignore-skipped-view-transitions';
import { ErrorScreen } from './layout/error/error-screen';
import { basePath } from './navigation/base-path';
import { hydrationDataId } from './navigation/page-data';
import { prefetch } from './prefetch';
import { reportVitals, sendErrorReport } from './reports';
import { prefetchedPages, routes } from './routes';
import { fontFaceCss } from './theme/fonts';

/** webpack replaces it by its `mode`, and leaves out what only development has. */
declare const process: { env: { NODE_ENV: string } };

/** Starts the app in the document. Hydration goes on after this function has returned. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  try {
    const { page } = root.dataset;
    if (page !== undefined) {
      await hydrate(root, page);
      void prefetch(prefetchedPages);
    } else if (process.env.NODE_ENV !== 'production') {
      renderInDevelopment(root);
    }
    ignoreSkippedViewTransitions();
    reportVitals().catch(() => {}); // optional
  } catch (error) {
    if (!reloadIfChunkMissing(error)) renderErrorAbove(root, error);
  }
}

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The document of the development server is empty, and has no styles of fonts. There is nothing to
 * prefetch, because imports that were made before an edit fail after it.
 */
function renderInDevelopment(root: HTMLElement) {
  const router = createBrowserRouter(routes, { basename: basePath });
  createRoot(root).render(
    <>
      <GlobalStyles styles={fontFaceCss} />
      {appElement(router, Date.now())}
    </>,
  );
  applyEdits(router);
}

/**
 * React Refresh applies edits of modules that export only components. This applies the others, such
 * as those of content and of pages, which also export loaders.
 */
function applyEdits(router: Router) {
  // webpack would write a file for React Refresh even if nothing called this function.
  if (process.env.NODE_ENV === 'production') return;
  import.meta.webpackHot?.accept('./routes', async () => {
    const changed = await import(/* webpackMode: "eager" */ './routes');
    router._internalSetRoutes(changed.routes);
    await router.revalidate();
    const { performReactRefresh } = await import('react-refresh/runtime');
    performReactRefresh();
  });
}

/** @param page the `path` of the route whose page the document has */
async function hydrate(root: HTMLElement, page: string) {
  showPathOf(page);
  await loadLazyRoutes();
  const data = document.getElementById(hydrationDataId) as HTMLElement;
  const router = createBrowserRouter(routes, {
    basename: basePath,
    hydrationData: JSON.parse(data.textContent),
  });
  // Translators replace each text by such an element. The mismatch is then no fault of the site.
  const isTranslated = root.querySelector('font') !== null;
  // Called after a hydration mismatch, once React has re-rendered the page.
  const onRecoverableError = (error: unknown) => {
    window.reportError(error);
    if (!isTranslated) sendErrorReport(error);
  };
  // A transition yields to input.
  startTransition(() => {
    hydrateRoot(root, appElement(router, Number(root.dataset['built'])), { onRecoverableError });
  });
}

/**
 * Some hosts also serve a page at addresses that the route table does not have, such as
 * `/career.html`. The address bar then shows the page's own.
 */
function showPathOf(page: string) {
  if (page === '*' || currentMatches().at(-1)?.route.id === page) return;
  const { search, hash } = window.location;
  window.history.replaceState(null, '', basePath + page.slice(1) + search + hash);
}

function currentMatches() {
  return matchRoutes(routes, window.location, basePath) ?? [];
}

/** A router with lazy routes could not hydrate at once (reactrouter.com/6.30.1/guides/ssr). */
async function loadLazyRoutes() {
  for (const { route } of currentMatches()) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** @param built the time of the build, in ms since the epoch */
function appElement(router: Router, built: number) {
  return (
    <StrictMode>
      <BuildTimeContext value={built}>
        <RouterProvider router={router} />
      </BuildTimeContext>
    </StrictMode>
  );
}

/** Keeps the prerendered page below the error, readable and with working links. */
function renderErrorAbove(root: HTMLElement, error: unknown) {
  const container = document.createElement('div');
  // As for #root: src/document/html-document.server.tsx explains why.
  container.role = 'none';
  root.before(container);
  createRoot(container).render(<ErrorScreen error={error} />);
}
