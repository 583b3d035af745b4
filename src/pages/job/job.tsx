import type { Job } from '../../content/types';
import { jobPath } from '../../jobs/job';
import { jobMetadata } from '../../jobs/job-metadata';
import { paths } from '../../paths';
import type { Page } from '../page';

const importPage = () => import(/* webpackChunkName: "job" */ './job-page');

export function jobPage({ slug }: Pick<Job, 'slug'>): Page {
  return {
    name: 'job',
    path: jobPath({ slug }),
    parentPath: paths.career,
    load: async () => {
      const [{ JobPage }, { default: company }, { default: job }] = await Promise.all([
        importPage(),
        import(/* webpackChunkName: "job" */ '@content/company.json'),
        // This chunk has no name, because webpack would list every chunk name in `main`.
        import(`@content/jobs/${slug}.json`) as Promise<{ default: Job }>,
      ]);
      return { Component: () => <JobPage job={job} />, ...jobMetadata(company, job) };
    },
    prefetch: importPage,
  };
}
