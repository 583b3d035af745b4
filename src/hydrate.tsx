import company from '@content/company.json';
import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { basePath } from './base-path';
import { applyHead } from './seo/head';
import { pageHandle } from './seo/page-handle';
import { ErrorScreen } from './pages/error/error-screen';
import { pageChunks, routes } from './routes';
import { mayReload } from './start/may-reload';
import { loadLazyRoutes, preloadOnIntent, preloadWhenIdle } from './start/preload';
import { reportVitals } from './start/report-vitals';
import { PageStyles } from './theme/page-styles';
import { createStyleCache, stylesInDocument } from './theme/style-cache';
import { BuildDay } from './today';

/**
 * Hydrates the document. `data-page` of its root is the path of the route it was rendered for: a host
 * may serve it for another address (`404.html` for `/hOmE`), and then the page is rendered anew.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  try {
    await render(root);
  } catch (error) {
    if (mayReload(error)) window.location.reload();
    else showAbove(root, error);
  }
}

async function render(root: HTMLElement) {
  removeFileName();
  const matched = matchRoutes(routes, window.location, basePath)?.map(({ route }) => route) ?? [];
  const isThisPage = root.dataset['page'] === matched.at(-1)?.path;
  // Hydration cannot wait for lazy routes.
  await loadLazyRoutes(matched);

  const router = createBrowserRouter(routes, {
    basename: basePath,
    // Makes the router take the page for rendered and leave the scroll position alone.
    ...(isThisPage && { hydrationData: {} }),
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
  startTransition(() => {
    if (isThisPage) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (!isThisPage && matched.length > 0) applyHead(pageHandle(matched).metadata);
  preloadOnIntent(routes, basePath);
  preloadWhenIdle(pageChunks);
  void reportVitals(company.vitalsEndpoint);
}

/** Some hosts serve a page under its file's name too, `/career.html`, which is no route. */
function removeFileName() {
  const { pathname, search, hash } = window.location;
  const address = pathname.replace(/(index)?\.html$/, '');
  if (address !== pathname) window.history.replaceState(null, '', address + search + hash);
}

/** Shows the error above the prerendered page, which can still be read and whose links work. */
function showAbove(root: HTMLElement, error: unknown) {
  const place = document.createElement('div');
  root.before(place);
  createRoot(place).render(<ErrorScreen error={error} />);
}
