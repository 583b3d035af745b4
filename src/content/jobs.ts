import { mailtoLink } from './links';
import { jobPath, paths } from './paths';
import type { Careers, Company, EpochMs, Job } from './types';

export const employmentTypeNames: Record<Job['employmentType'], string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
};

/** The most other jobs that a job's page shows. The career page has the rest. */
export const maxOtherJobs = 4;

/** Says whether visitors can still apply. The last day is included. */
export function isOpen({ closesAt }: Pick<Job, 'closesAt'>, now: EpochMs): boolean {
  return closesAt === undefined || now <= Date.parse(closesAt);
}

export function openJobs<T extends Pick<Job, 'closesAt'>>(jobs: readonly T[], now: EpochMs): T[] {
  return jobs.filter((job) => isOpen(job, now));
}

/** Returns `3 open positions` or, for one, `1 open position`. */
export function openPositionsText(count: number): string {
  return count === 1 ? '1 open position' : `${count} open positions`;
}

/** Makes quotation marks straight, as applicants type them. */
export function applicationSubject({ title }: Pick<Job, 'title'>): string {
  return `Application for ${title}`.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}

/**
 * Returns a `mailto:` link (RFC 6068). Spaces are `%20`, because mail clients show a `+` literally.
 *
 * @param lines the labels of what the applicant fills in: each begins a line, and has a colon
 */
export function applyLink(
  job: Pick<Job, 'title'>,
  hrEmail: string,
  lines: readonly string[],
): string {
  const body = lines.map((line) => `${line}: \r\n`).join('');
  return `${mailtoLink(hrEmail, applicationSubject(job))}&body=${encodeURIComponent(body)}`;
}

type BreadcrumbItem = { name: string; path: string };

export function breadcrumbs(careers: Pick<Careers, 'label'>, job: Job): BreadcrumbItem[] {
  return [
    { name: 'Home', path: paths.home },
    { name: careers.label, path: paths.career },
    { name: job.title, path: jobPath(job) },
  ];
}

export function jobMetadata(company: Company, job: Job) {
  return {
    title: job.title,
    description: `${job.location}. ${job.salaryText}. ${job.summary}`,
    preview: {
      name: job.slug,
      alt: `${job.title} at ${company.name}, ${job.location}, ${job.salaryText}`,
    },
  };
}

type JobSectionId = 'duties' | 'requirements' | 'work-location' | 'benefits';

export type JobSectionText = {
  id: JobSectionId;
  title: string;
  /** Whether the texts are the items of a list, and not paragraphs. */
  isList: boolean;
  texts: readonly string[];
};

export function jobSectionTexts(job: Job): JobSectionText[] {
  const sections: JobSectionText[] = [
    { id: 'duties', title: 'Duties', isList: true, texts: job.duties },
    { id: 'requirements', title: 'Requirements', isList: true, texts: job.requirements },
    { id: 'work-location', title: 'Work Location', isList: false, texts: job.workLocation },
    { id: 'benefits', title: 'Benefits', isList: true, texts: job.benefits },
  ];
  return sections.filter(({ texts }) => texts.length > 0);
}
