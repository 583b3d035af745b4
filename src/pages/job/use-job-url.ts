import { useHref } from 'react-router-dom';

import { company } from '../../content/company';
import { jobPath, type Job } from '../../content/jobs';

/** The job's canonical address, wherever the site is looked at: `https://…/quality-analyst`. */
export function useJobUrl(job: Pick<Job, 'route'>): string {
  return company.siteUrl + useHref(jobPath(job));
}
