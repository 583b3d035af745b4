import company from '@content/company.json';

import { loadWithRetries } from '../../chunks/load-with-retries';
import { jobMetadata } from '../../content/jobs';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import type { PageData } from '../../routing/page-data';

export type JobData = PageData & { job: Job };

/** Loads the text of a job: each has a chunk of its own. */
export async function loadJob({ slug }: Pick<Job, 'slug'>): Promise<JobData> {
  const load = (): Promise<{ default: Job }> => import(`@content/jobs/${slug}.json`);
  const { default: job } = await loadWithRetries(load);
  return { job, head: { path: jobPath(job), ...jobMetadata(company, job) } };
}
