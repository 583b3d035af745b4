import type { Company, Job } from '../../content/types';
import { jobPath, salaryText } from '../../jobs/job';
import { paths } from '../../paths';
import { pageMetadata, type PageMetadata } from '../../seo/metadata';

export function jobMetadata({ company, job }: { company: Company; job: Job }): PageMetadata {
  const alt = `${job.title} at ${company.name}, ${job.location}, ${salaryText(job)}`;
  return pageMetadata({
    company,
    title: job.title,
    description: `${job.location}. ${salaryText(job)}. ${job.summary}`,
    path: jobPath(job),
    parentPath: paths.career,
    preview: { name: job.slug, alt },
  });
}
