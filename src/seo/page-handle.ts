import type { PageMetadata } from './metadata';

/** What the route table says of a page beside its component; `useMatches()` hands it out. */
export type PageHandle = {
  kind: 'home' | 'career' | 'job' | 'not-found';
  metadata: PageMetadata;
};

/** The handle of the page among the matches of an address, the innermost last. */
export function pageHandle(matches: readonly { handle?: unknown }[]): PageHandle {
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  if (handle === undefined) {
    throw new Error('Every page in src/routes.tsx needs a handle: its kind and its metadata.');
  }
  return handle;
}
