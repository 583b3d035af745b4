import careers from '@content/careers.json';
import company from '@content/company.json';
import footer from '@content/footer.json';
import notFoundContent from '@content/not-found.json';
import slugs from '@content/slugs.json';
import type { RouteObject } from 'react-router-dom';

import type { Job } from './content/schema';
import { careerMetadata, homeMetadata, jobMetadata, notFoundMetadata } from './seo/metadata';
import type { PageHandle } from './seo/page-handle';
import { RouteError } from './pages/error/route-error';
import { HomePage } from './pages/home/home-page';
import { paths } from './paths';
import { SiteFrame } from './site-frame/site-frame';
import { loadWithRetries } from './start/load-with-retries';

const home = {
  Component: HomePage,
  handle: { kind: 'home', metadata: homeMetadata({ company, footer }) } satisfies PageHandle,
};

const loadCareer = () => import(/* webpackChunkName: "career" */ './pages/career/career-page');
const loadJobPage = () => import(/* webpackChunkName: "job" */ './pages/job/job-page');
const loadNotFound = () =>
  import(/* webpackChunkName: "not-found" */ './pages/not-found/not-found-page');

/** What the pages share among them; to be fetched before a visitor asks for it. */
export const pageChunks = [loadCareer, loadJobPage, loadNotFound];

/** The text of one job, which is a chunk of its own. */
const loadJob = (slug: string) => import(`@content/jobs/${slug}.json`) as Promise<{ default: Job }>;

const career = {
  lazy: async () => ({ Component: (await loadWithRetries(loadCareer)).CareerPage }),
  handle: { kind: 'career', metadata: careerMetadata({ company, careers }) } satisfies PageHandle,
};

const notFound = {
  lazy: async () => ({ Component: (await loadWithRetries(loadNotFound)).NotFoundPage }),
  handle: {
    kind: 'not-found',
    metadata: notFoundMetadata({ company, notFound: notFoundContent }),
  } satisfies PageHandle,
};

function jobRoute(slug: string): RouteObject {
  return {
    path: slug,
    lazy: async () => {
      const [{ JobPage }, { default: job }] = await Promise.all([
        loadWithRetries(loadJobPage),
        loadWithRetries(() => loadJob(slug)),
      ]);
      return {
        // The key keeps what one job's page has answered, say "Copied", off the next job's.
        element: <JobPage key={slug} job={job} />,
        handle: { kind: 'job', metadata: jobMetadata(company, job) } satisfies PageHandle,
      };
    },
  };
}

/** The route table: every address of the site. */
export const routes: RouteObject[] = [
  {
    Component: SiteFrame,
    ErrorBoundary: RouteError,
    children: [
      { path: paths.home, ...home },
      { path: paths.homeAlias, ...home },
      { path: paths.career, ...career },
      ...slugs.map(jobRoute),
      { path: '*', ...notFound },
    ],
  },
];
