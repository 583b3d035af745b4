import type { ReactElement } from 'react';
import type { Params } from 'react-router-dom';

import type { PageText } from '../../shared/seo/metadata';

/** What the route table and the generator know about a page before its chunk is loaded. */
export type PageDefinition = {
  /** The page's folder in `src/pages`. */
  name: string;
  /** Canonical URL path; `/:slug` for all jobs, `*` for all paths that no other page has. */
  path: string;
  aliases?: readonly string[];
  /** The page above this one, which the navigation marks as current. */
  parentPath?: string;
  /** Label of the page's link in the footer; omit it for no link. */
  footerLabel?: string;
  /** @returns `undefined` if there is no such page, for example no job with this slug */
  load: (params: Params) => Promise<PageContent | undefined>;
  /** Prefetches the page's chunk while the browser is idle. */
  prefetch?: () => Promise<unknown>;
};

type PageContent = PageText & {
  element: ReactElement;
  /** The canonical URL path, if it is not the definition's. */
  path?: string;
};

export function pagePaths({ path, aliases = [] }: PageDefinition): string[] {
  return [path, ...aliases];
}
