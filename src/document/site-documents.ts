import { jobPath, jobs } from '../content/jobs';
import { paths } from '../paths';

/** A document that the build writes. */
export type SiteDocument = {
  /** The address it is rendered for. */
  path: string;
  /** The files it is written to, relative to `dist/`. */
  files: readonly string[];
};

/** An address that is no route; rendering it gives the 404 page. */
const unknownPath = '/404';

/**
 * Every document of the site. Each path is written twice, as `career.html` and `career/index.html`,
 * so that every static host serves `/career` and `/career/` without rules of its own.
 */
export const siteDocuments: readonly SiteDocument[] = [
  { path: paths.home, files: ['index.html'] },
  ...[paths.homeAlias, paths.career, ...jobs.map(jobPath)].map((path) => ({
    path,
    files: [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
  })),
  { path: unknownPath, files: ['404.html'] },
];
