import { mailtoLink } from '../contact/links';
import type { Job } from '../content/types';
import { formatSalary } from './format';

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
 * @param today ISO 8601 date at the office (`today.ts`)
 */
export function isOpen({ validThrough }: Pick<Job, 'validThrough'>, today: string): boolean {
  return validThrough === undefined || today <= validThrough;
}

export function openJobs<T extends Pick<Job, 'validThrough'>>(
  jobs: readonly T[],
  today: string,
): T[] {
  return jobs.filter((job) => isOpen(job, today));
}

/** `3 open positions` */
export function openPositions(count: number): string {
  return count === 1 ? '1 open position' : `${count} open positions`;
}

export const salaryPeriod = 'per year';

/** `$116,085 per year` */
export function salaryText({ salary }: Pick<Job, 'salary'>): string {
  return `${formatSalary(salary)} ${salaryPeriod}`;
}

export function applicationSubject({ title }: Pick<Job, 'title'>): string {
  return `Application for ${title}`;
}

/** The applicant fills in the lines. */
const applicationBody = 'Name: \r\nPhone: \r\nWhere I saw this job: \r\n';

/** A `mailto:` link (RFC 6068). Spaces are `%20`, because mail clients show a `+` literally. */
export function applyLink(job: Pick<Job, 'title'>, hrEmail: string): string {
  const body = encodeURIComponent(applicationBody);
  return `${mailtoLink(hrEmail, applicationSubject(job))}&body=${body}`;
}
