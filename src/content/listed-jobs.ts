import jobs from '@content/listed-jobs.json';

import type { JobSummary } from './types';

/**
 * The jobs that `careers.yaml` lists, open and closed, in its order. They have a module of their own, so
 * that tests can replace them.
 */
export const listedJobs: readonly JobSummary[] = jobs;
