import { useMatches } from 'react-router-dom';

import type { PageText } from '../document/metadata';

/** What the loader of a page returns: plain data, which the document carries as JSON. */
export type PageData = {
  head: PageText & {
    /** The canonical URL path; `*` for the 404 page. */
    path: string;
    /** ISO 8601 date of the last change, for the sitemap. */
    lastChanged?: string;
  };
};

/** The data of the current page. Undefined if it failed to load. */
export function usePageData(): PageData | undefined {
  return useMatches().at(-1)?.loaderData as PageData | undefined;
}

/** The `handle` of a page's route. */
export type PageHandle = {
  /** The page above this one, which the navigation marks as current. */
  parentPath?: string;
  /** Label of the page's link in the footer; omit it for no link. */
  footerLabel?: string;
  /** Loads the page's data ahead of a click. */
  prefetch?: () => Promise<unknown>;
};

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle ?? {}) as PageHandle;
}
