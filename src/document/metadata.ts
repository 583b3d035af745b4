import { careers } from '../content/careers';
import { company } from '../content/company';
import { footer } from '../content/footer';
import { formatSalary, jobLocation, jobPath, type Job } from '../content/jobs';
import { notFound } from '../content/not-found';
import { paths } from '../paths';

/** What a page says of itself to machines; the visible page says the same to people. */
export type PageMetadata = {
  /** The page's own name. */
  name: string;
  /** For search results and previews: at most 160 characters. */
  description: string;
  /** The one path under which the page is to be known; `null` for pages that should not be. */
  canonicalPath: string | null;
};

export const homeMetadata: PageMetadata = {
  name: 'IT Consulting in Warrenville, Illinois',
  description: footer.description,
  canonicalPath: paths.home,
};

export const careerMetadata: PageMetadata = {
  name: careers.title,
  description: careers.lead,
  canonicalPath: paths.career,
};

export const notFoundMetadata: PageMetadata = {
  name: notFound.title,
  description: 'Nothing stands at this address.',
  canonicalPath: null,
};

export function jobMetadata(job: Job): PageMetadata {
  return {
    name: job.title,
    description: `${jobLocation}. ${formatSalary(job.salary)} per year. ${job.summary}`,
    canonicalPath: jobPath(job),
  };
}

/** The document's title: the page's own name first, then the company. */
export function documentTitle(metadata: PageMetadata): string {
  return `${metadata.name} | ${company.name}`;
}
