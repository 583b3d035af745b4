import company from '@content/company.json';
import { useHref } from 'react-router-dom';

import type { Job } from '../../content/schema';
import { jobPath } from '../../jobs/job';

/** The job's canonical address, wherever the site is looked at: `https://…/quality-analyst`. */
export function useJobUrl(job: Pick<Job, 'slug'>): string {
  return company.siteUrl + useHref(jobPath(job));
}
