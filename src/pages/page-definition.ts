import type { ComponentType } from 'react';

import type { PageText } from '../../shared/seo/metadata';

/** What the route table and the generator know about a page before its chunk is loaded. */
export type PageDefinition = {
  /** The page's folder in `src/pages`. */
  name: string;
  /** Canonical URL path; `*` for all paths that no other page has. */
  path: string;
  aliases?: readonly string[];
  /** The page above this one, which the navigation marks as current. */
  parentPath?: string;
  /** Label of the page's link in the footer; omit it for no link. */
  footerLabel?: string;
  load: () => Promise<LoadedPage>;
  /** Prefetches the page's chunk while the browser is idle. */
  prefetch?: () => Promise<unknown>;
};

type LoadedPage = PageText & { Component: ComponentType };

/** `/career` → `career`: the path in the route table (docs/requirements.md, 2). */
export function routePath(path: string): string {
  return path === '/' ? path : path.replace(/^\//, '');
}

export function pagePaths({ path, aliases = [] }: PageDefinition): string[] {
  return [path, ...aliases];
}
