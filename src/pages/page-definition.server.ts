import type { Graph } from 'schema-dts';

import type { SiteContent } from '../../shared/content/types';

type Build = {
  content: SiteContent;
  path: string;
  /** The time of the build, in ms since the epoch. */
  now: number;
};

/** The exports of a page's `page.server.ts`: what only the generator needs to know. */
export type PageServerModule = {
  /**
   * ISO 8601 date of the last change to the page's content; `null` leaves the page out of the
   * sitemap.
   */
  lastChanged: (build: Build) => string | null;
  structuredData?: (build: Build) => Graph;
};

export type LastChanged = PageServerModule['lastChanged'];
export type StructuredData = NonNullable<PageServerModule['structuredData']>;
