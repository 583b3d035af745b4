import type { ContentByFile, Job } from '../content/types';
import { jobPath, paths } from '../paths';

type BreadcrumbItem = { name: string; path: string };

export function breadcrumbs(
  careers: Pick<ContentByFile['careers'], 'label'>,
  job: Job,
): BreadcrumbItem[] {
  return [
    { name: 'Home', path: paths.home },
    { name: careers.label, path: paths.career },
    { name: job.title, path: jobPath(job) },
  ];
}
