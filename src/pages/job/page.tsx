import type { Job } from '../../../shared/content/types';
import { jobMetadata } from '../../../shared/jobs/job-metadata';
import { jobPath, paths } from '../../../shared/paths';
import type { PageDefinition } from '../page-definition';

const importPage = () => import(/* webpackChunkName: "job" */ './job-page');

export const jobPage: PageDefinition = {
  name: 'job',
  path: jobPath({ slug: ':slug' }),
  parentPath: paths.career,
  load: async ({ slug = '' }) => {
    const { default: jobIndex } = await import(
      /* webpackMode: "eager" */ '@content/job-index.json'
    );
    // Routes match upper case, too.
    const listed = jobIndex.find((job) => job.slug === slug.toLowerCase());
    if (!listed) return undefined;
    const [{ JobPage }, { default: company }, { default: job }] = await Promise.all([
      importPage(),
      import(/* webpackChunkName: "job" */ '@content/company.json'),
      // Unnamed, because webpack would list every chunk name in `main`.
      import(`@content/jobs/${listed.slug}.json`) as Promise<{ default: Job }>,
    ]);
    return { element: <JobPage job={job} />, path: jobPath(job), ...jobMetadata(company, job) };
  },
  prefetch: importPage,
};
