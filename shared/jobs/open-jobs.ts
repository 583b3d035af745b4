import type { Job } from '../content/types';
import type { EpochMs } from '../epoch-ms';

/** Whether visitors can still apply; the last day is included. */
export function isOpen({ closesAt }: Pick<Job, 'closesAt'>, now: EpochMs): boolean {
  return closesAt === undefined || now <= Date.parse(closesAt);
}

export function openJobs<T extends Pick<Job, 'closesAt'>>(jobs: readonly T[], now: EpochMs): T[] {
  return jobs.filter((job) => isOpen(job, now));
}

/** `3 open positions` */
export function openPositionsText(count: number): string {
  return count === 1 ? '1 open position' : `${count} open positions`;
}
