import { mailtoLink } from '../contact/links';
import type { Job } from '../content/schema';
import { formatSalary } from './format';

/** The address of a job's page: `/programmer-analyst`. */
export function jobPath({ slug }: Pick<Job, 'slug'>): string {
  return `/${slug}`;
}

/** schema.org's kinds of employment in words. */
export const employmentTypeNames: Record<Job['employmentType'], string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
};

/**
 * Whether applications are still taken: until the end of the last day.
 *
 * @param today ISO 8601 date at the office (`today.ts`)
 */
export function isOpen({ validThrough }: Pick<Job, 'validThrough'>, today: string): boolean {
  return validThrough === undefined || today <= validThrough;
}

/** `$116,085 per year`. */
export function salaryText({ salary }: Pick<Job, 'salary'>): string {
  return `${formatSalary(salary)} per year`;
}

/** The subject of an application. */
export function applicationSubject({ title }: Pick<Job, 'title'>): string {
  return `Application for ${title}`;
}

/** What the e-mail says already: lines for the applicant to fill in. */
export const applicationBody = 'Name: \nPhone: \nWhere I saw this job: \n';

/** The link behind Apply Now. */
export function applyLink(job: Pick<Job, 'title'>, hrEmail: string): string {
  return mailtoLink(hrEmail, { subject: applicationSubject(job), body: applicationBody });
}
