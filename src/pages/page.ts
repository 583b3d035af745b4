import type { ComponentType } from 'react';

import type { PageText } from '../seo/metadata';

/** What the route table and the generator know about a page before its chunk is loaded. */
export type Page = {
  /** The page's folder in `src/pages`. */
  name: string;
  /** Canonical URL path. `*` stands for all paths that no other page has. */
  path: string;
  /** More paths of the same page. */
  aliases?: readonly string[];
  /** The page above this one, which the navigation marks as current. */
  parentPath?: string;
  /** The text of a link to the page at the end of the footer. Pages without a text have no link there. */
  footerLabel?: string;
  load: () => Promise<LoadedPage>;
  /** Fetches the page's chunk ahead, when the browser is idle. */
  prefetch?: () => Promise<unknown>;
};

type LoadedPage = PageText & { Component: ComponentType };

/** `/career` → `career`: the path in the route table (docs/requirements.md, 2). */
export function routePath(path: string): string {
  return path === '/' ? path : path.replace(/^\//, '');
}

/** All paths that show the page. */
export function pagePaths({ path, aliases = [] }: Page): string[] {
  return [path, ...aliases];
}
