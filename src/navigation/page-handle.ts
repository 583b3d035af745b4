import type { PageMetadata } from '../../shared/seo/metadata';

/**
 * A page route's `handle`. A class, because the router types handles as `unknown` and `instanceof`
 * narrows it.
 */
export class PageHandle {
  constructor(
    readonly metadata: PageMetadata,
    /** See `PageDefinition`. */
    readonly parentPath?: string,
  ) {}
}

type Matches = readonly { handle?: unknown }[];

/** Undefined if the page failed to load. */
export function findPageHandle(matches: Matches): PageHandle | undefined {
  const handle = matches.at(-1)?.handle;
  return handle instanceof PageHandle ? handle : undefined;
}

/** @throws if the page failed to load */
export function matchedMetadata(matches: Matches): PageMetadata {
  const handle = findPageHandle(matches);
  if (!handle) throw new Error('The route has no PageHandle.');
  return handle.metadata;
}
