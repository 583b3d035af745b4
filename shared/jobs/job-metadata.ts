import type { Company, Job } from '../content/types';
import { formatSalary } from './format';

export function jobMetadata(company: Company, job: Job) {
  return {
    title: job.title,
    description: `${job.location}. ${formatSalary(job.salary)}. ${job.summary}`,
    preview: {
      name: job.slug,
      alt: `${job.title} at ${company.name}, ${job.location}, ${formatSalary(job.salary)}`,
    },
  };
}
