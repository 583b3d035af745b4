import type { JobSummary } from '../content/types';
import type { EpochMs } from '../epoch-ms';
import { openJobs } from './open-jobs';

/** How many other jobs a job's page shows. The career page has the rest. */
export const maxOtherJobs = 4;

/** A page needs one more than it shows, to know whether there are more, and not the job itself. */
const maxNeeded = maxOtherJobs + 2;

/**
 * The first open jobs, now and at any later time: without those that always have enough open jobs
 * before them. However many jobs there are, each page needs only these.
 */
export function otherJobCandidates(jobs: readonly JobSummary[], now: EpochMs): JobSummary[] {
  return openJobs(jobs, now).filter((job, index, open) => {
    const openAtLeastAsLong = open
      .slice(0, index)
      .filter((earlier) => lastTime(earlier) >= lastTime(job));
    return openAtLeastAsLong.length < maxNeeded;
  });
}

function lastTime({ closesAt }: JobSummary): EpochMs {
  return closesAt === undefined ? Infinity : Date.parse(closesAt);
}
