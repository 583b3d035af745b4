import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { basePath } from './base-path';
import { applyHead } from './seo/apply-head';
import { pageHandle } from './seo/page-handle';
import { rootId } from './root-element';
import { ErrorScreen } from './pages/error/error-screen';
import { routes } from './routes';
import { createStyleCache, stylesInDocument } from './theme/style-cache';
import { loadMatchedPages } from './start/load-matched-pages';
import { nameEntries } from './start/name-entries';
import { prefetchOnIntent, prefetchWhenIdle } from './start/prefetch-pages';
import { nextTask } from './start/next-task';
import { reportVitals } from './start/report-vitals';
import { BuildDay } from './today';
import { forgetReload, isChunkLoadError, mayReload, reloadOnce } from './start/reload-once';

/**
 * Takes the document over (hydrates it). One that was rendered for another page than the address asks
 * for is replaced. Resolves once the app answers, or its failure is on the screen.
 */
export async function takeOver(): Promise<void> {
  const root = document.getElementById(rootId);
  if (root === null) throw new Error(`The document has no element with the id "${rootId}".`);
  await start(root).catch((error: unknown) => reportFailure(root, error));
}

async function start(root: HTMLElement) {
  correctAddress();
  const matched = matchRoutes(routes, window.location, basePath)?.map(({ route }) => route) ?? [];
  const isThisPage = root.dataset['page'] === matched.at(-1)?.path;

  await loadMatchedPages(routes, window.location.pathname, basePath);
  nameEntries();
  await nextTask();
  const router = createBrowserRouter(routes, {
    basename: basePath,
    // Tells the router that the page is already on the screen: it leaves the scroll position alone.
    ...(isThisPage && { hydrationData: {} }),
  });
  let onTakenOver = () => {};
  const takenOver = new Promise<void>((resolve) => (onTakenOver = resolve));
  const app: ReactNode = (
    <StrictMode>
      <CacheProvider value={createStyleCache(stylesInDocument())}>
        <BuildDay value={root.dataset['built'] ?? ''}>
          <RouterProvider router={router} />
        </BuildDay>
        <Signal onCommit={onTakenOver} />
      </CacheProvider>
    </StrictMode>
  );
  await nextTask();
  startTransition(() => {
    if (isThisPage) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  await takenOver;
  if (!isThisPage && matched.length > 0) applyHead(pageHandle(matched).metadata);
  forgetReload();
  prefetchOnIntent(router.routes, basePath);
  prefetchWhenIdle(router.routes);
  reportVitals();
}

/** Tells that the app around it is on the screen and answers. */
function Signal({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit]);
  return null;
}

/** Some hosts also serve a page under its file's name, `/career.html`: the address is the page's. */
function correctAddress() {
  const { pathname, search, hash } = window.location;
  const address = pathname.replace(/(index)?\.html$/, '');
  if (address !== pathname) window.history.replaceState(null, '', address + search + hash);
}

/** The prerendered page stays below the message: it can be read, and its links work. */
function reportFailure(root: HTMLElement, error: unknown) {
  if (isChunkLoadError(error) && mayReload()) {
    reloadOnce();
    return;
  }
  const place = document.createElement('div');
  root.before(place);
  createRoot(place).render(<ErrorScreen error={error} />);
}
