import { useMatches } from 'react-router-dom';

import type { Job } from '../content/types';

/** The data that the loader of a page returns. It is plain, because the document carries it as JSON. */
export type PageData = {
  head: {
    /** The canonical URL path, or `notFoundPath`. */
    path: string;
    /** The title without the company's name, which `documentTitle` adds. */
    title: string;
    description: string;
    /** The preview image of shared links; the site's own if a page has none. */
    preview?: { name: string; alt: string };
  };
  /** The job, if this is the page of one. */
  job?: Job;
};

/** The id of the element with the loaders' data of a prerendered page, as JSON. */
export const hydrationDataId = 'hydration-data';

/** Returns the data of the current page, or undefined if it failed to load. */
export function usePageData(): PageData | undefined {
  return useMatches().at(-1)?.loaderData as PageData | undefined;
}

/** Data that a page's route has, whether or not the page is loaded (React Router's `handle`). */
export type PageHandle = {
  /** The page above this one, which the navigation marks as current. */
  parentPath?: string;
};

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle ?? {}) as PageHandle;
}
