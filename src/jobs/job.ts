import { mailtoLink } from '../contact/links';
import type { Job } from '../content/types';

/** `/programmer-analyst` */
export function jobPath({ slug }: Pick<Job, 'slug'>): string {
  return `/${slug}`;
}

export const employmentTypeNames: Record<Job['employmentType'], string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
};

/**
 * Whether applications are open (through the last day).
 *
 * @param now in ms since the epoch
 */
export function isOpen({ closesAt }: Pick<Job, 'closesAt'>, now: number): boolean {
  return closesAt === undefined || now <= Date.parse(closesAt);
}

export function openJobs<T extends Pick<Job, 'closesAt'>>(jobs: readonly T[], now: number): T[] {
  return jobs.filter((job) => isOpen(job, now));
}

/** `3 open positions` */
export function openPositionsText(count: number): string {
  return count === 1 ? '1 open position' : `${count} open positions`;
}

export function applicationSubject({ title }: Pick<Job, 'title'>): string {
  return `Application for ${title}`;
}

/**
 * A `mailto:` link (RFC 6068). Spaces are `%20`, because mail clients show a `+` literally.
 *
 * @param lines what the applicant fills in, each after a colon
 */
export function applyLink(
  job: Pick<Job, 'title'>,
  hrEmail: string,
  lines: readonly string[],
): string {
  const body = lines.map((line) => `${line}: \r\n`).join('');
  return `${mailtoLink(hrEmail, applicationSubject(job))}&body=${encodeURIComponent(body)}`;
}
