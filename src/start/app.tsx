import GlobalStyles from '@mui/material/GlobalStyles';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterProvider,
} from 'react-router-dom';

import { isAddressOfOtherPage, reloadIfChunkMissing } from '../chunks/missing-chunk';
import { notFoundPath } from '../content/paths';
import { BuildTimeContext } from '../hooks/use-now';
import { ErrorScreen } from '../layout/error/error-screen';
import { basePath } from '../routing/base-path';
import { hydrationDataId } from '../routing/page-data';
import { reportVitals, sendErrorReport } from '../reports';
import { pages, prefetchedPages, routesOf } from '../routes';
import { fontFaceCss } from '../theme/fonts';
import { prefetch } from './prefetch';

/** webpack replaces `process.env.NODE_ENV` by its `mode`, and leaves out code for development only. */
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
    reportVitals().catch(() => {}); // the app works without reports
  } catch (error) {
    if (!reloadIfChunkMissing(error)) renderErrorAbove(root, error);
  }
}

/** The document of the development server is empty, and has no styles of fonts. */
function renderInDevelopment(root: HTMLElement) {
  const router = createBrowserRouter(routesOf(pages), { basename: basePath });
  createRoot(root).render(
    <>
      <GlobalStyles styles={fontFaceCss} />
      {appElement(router, Date.now())}
    </>,
  );
}

/** @param path the path of the route whose page the document has */
async function hydrate(root: HTMLElement, path: string) {
  const [match] = matchRoutes(pages, window.location, basePath) ?? [];
  if (match?.route.path !== path) {
    // The visitor reloaded a page that a link had opened, and went Back before the app started. The
    // address is then the other page's, but the browser has loaded no document for it.
    if (isAddressOfOtherPage()) return window.location.reload();
    // Some hosts also serve a page at addresses that the route table does not have, such as
    // `/career.html`. The address bar then shows the page's own.
    if (path !== notFoundPath) {
      const { search, hash } = window.location;
      window.history.replaceState(null, '', basePath + path.slice(1) + search + hash);
    }
  }
  const router = createBrowserRouter(routesOf(await withLoadedPage(path)), {
    basename: basePath,
    hydrationData: hydrationData(),
  });
  // Translators replace each text by a `font` element. The mismatch is then no fault of the site.
  const isTranslated = root.querySelector('font') !== null;
  // React calls this after a hydration mismatch, once it has rendered the page again.
  const onRecoverableError = (error: unknown) => {
    window.reportError(error);
    if (!isTranslated) sendErrorReport(error);
  };
  // In a transition, React lets input through while it hydrates.
  startTransition(() => {
    hydrateRoot(root, appElement(router, Number(root.dataset.built)), { onRecoverableError });
  });
}

/** Loads one of the pages, and returns all: a router with a lazy route would not hydrate at once. */
async function withLoadedPage(path: string): Promise<typeof pages> {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page?.lazy) return pages;
  const { lazy, ...rest } = page;
  const loaded = { ...rest, ...(await lazy()) };
  return pages.map((other) => (other === page ? loaded : other));
}

/** Reads the data that the loaders of the document's page have returned. */
function hydrationData(): HydrationState {
  const element = document.getElementById(hydrationDataId) as HTMLElement;
  return JSON.parse(element.textContent);
}

/** @param built noon at the office on the day of the build, in ms since the epoch */
function appElement(router: ReturnType<typeof createBrowserRouter>, built: number) {
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
  // #root has the same role: src/document/html-document.server.tsx explains why.
  container.role = 'none';
  root.before(container);
  createRoot(container).render(<ErrorScreen error={error} />);
}
