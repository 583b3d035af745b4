import type { Job } from '../../../shared/content/types';
import { jobMetadata } from '../../../shared/jobs/job-metadata';
import { jobPath, paths } from '../../../shared/paths';
import type { PageDefinition } from '../page-definition';

const importPage = () => import(/* webpackChunkName: "job" */ './job-page');

export function jobPage({ slug }: Pick<Job, 'slug'>): PageDefinition {
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
