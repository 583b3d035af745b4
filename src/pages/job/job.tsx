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
        // Unnamed, because webpack would list every chunk name in `main`.
        import(`@content/jobs/${slug}.json`) as Promise<{ default: Job }>,
      ]);
      function JobRoute() {
        return <JobPage job={job} />;
      }
      return { Component: JobRoute, ...jobMetadata(company, job) };
    },
    prefetch: importPage,
  };
}
