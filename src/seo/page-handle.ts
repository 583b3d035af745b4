import type { PageMetadata } from './metadata';

/** What the route table says about a page apart from its component (`handle` in React Router). */
export type PageHandle = {
  kind: 'home' | 'career' | 'job' | 'not-found';
  metadata: PageMetadata;
};

/** The handle of the innermost match, which is the page. */
export function pageHandle(matches: readonly { handle?: unknown }[]): PageHandle {
  const handle = matches.at(-1)?.handle;
  if (!handle) throw new Error('Every page in src/routes.tsx needs a handle.');
  return handle as PageHandle;
}
