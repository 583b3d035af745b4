import { listedJobs as jobs } from '@content/careers.yaml';

import type { ListedJob } from './types';

/** The jobs that `careers.yaml` lists, open and closed, in its order. */
export const listedJobs: readonly ListedJob[] = jobs;
