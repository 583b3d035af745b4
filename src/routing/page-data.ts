import { useMatches } from 'react-router-dom';

import type { Job } from '../content/types';

/** What the loader of a page returns: plain data, which the document carries as JSON. */
export type PageData = {
  head: {
    /** The canonical URL path; `*` for the 404 page. */
    path: string;
    /** Without the company's name, which `documentTitle` adds. */
    title: string;
    description: string;
    /** The preview image of shared links; the site's own if a page has none. */
    preview?: { name: string; alt: string };
  };
  /** On the page of a job. */
  job?: Job;
};

/** Id of the element with the loaders' data of a prerendered page, as JSON. */
export const hydrationDataId = 'hydration-data';

/** The data of the current page. Undefined if it failed to load. */
export function usePageData(): PageData | undefined {
  return useMatches().at(-1)?.loaderData as PageData | undefined;
}

/** The `handle` of a page's route. */
export type PageHandle = {
  /** The page above this one, which the navigation marks as current. */
  parentPath?: string;
};

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle ?? {}) as PageHandle;
}
