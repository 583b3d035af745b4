import type { ReactElement } from 'react';
import { useMatches } from 'react-router-dom';

import type { PageMetadata } from '../../shared/seo/metadata';

/** What the loader of a page's route returns. */
export type LoadedPage = {
  element: ReactElement;
  metadata: PageMetadata;
  /** See `PageDefinition`. */
  parentPath: string | undefined;
};

/** The current page. Undefined if it failed to load. */
export function useLoadedPage(): LoadedPage | undefined {
  return useMatches().at(-1)?.loaderData as LoadedPage | undefined;
}
