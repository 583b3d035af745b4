import type { ComponentType } from 'react';

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
    const [{ JobPage }, { default: company }, { job, Tool }] = await Promise.all([
      importPage(),
      import(/* webpackChunkName: "job" */ '@content/company.json'),
      importJob(listed.slug),
    ]);
    return {
      element: <JobPage job={job} Tool={Tool} />,
      path: jobPath(job),
      ...jobMetadata(company, job),
    };
  },
  prefetch: importPage,
};

/** The job's text and drawing. Unnamed, because webpack would list every chunk name in `main`. */
async function importJob(slug: string) {
  const { default: job } = (await import(`@content/jobs/${slug}.json`)) as { default: Job };
  if (!job.icon) return { job };
  const { default: Tool } = (await import(`../../illustrations/job/${job.icon}.svg?react`)) as {
    default: ComponentType;
  };
  return { job, Tool };
}
