import type { PageMetadata } from './metadata';

/** Data about a page in the route table (React Router's `handle`). */
export type PageHandle = {
  kind: 'home' | 'career' | 'job' | 'not-found';
  metadata: PageMetadata;
};

/** The handle of the innermost match. */
export function pageHandle(matches: readonly { handle?: unknown }[]): PageHandle {
  const handle = matches.at(-1)?.handle;
  if (!handle) throw new Error('Every page in src/routes.tsx needs a handle.');
  return handle as PageHandle;
}
