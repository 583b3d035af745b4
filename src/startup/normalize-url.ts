import { basePath } from '../navigation/base-path';
import { matchPage } from '../routes';

/**
 * Rewrites the address bar to the page's own URL. Some hosts also serve pages at `/folder` (for
 * `/folder/`), `/career.html` and `/career/index.html`, which the route table does not have.
 */
export async function normalizeUrl(): Promise<void> {
  const { pathname } = window.location;
  const normalized = normalizePath(pathname);
  if (normalized === pathname) return;
  const match = matchPage(normalized);
  const page = await match?.route.loader(match);
  if (!page || page.metadata.path === '*') return;
  const { search, hash } = window.location;
  window.history.replaceState(null, '', normalized + search + hash);
}

function normalizePath(pathname: string): string {
  if (`${pathname}/` === basePath) return basePath;
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}
