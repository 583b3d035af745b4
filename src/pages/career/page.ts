import careers, { jobs } from '@content/careers.yaml';

import { latestChange } from '../../content/jobs';
import { paths } from '../../content/paths';
import type { PageData } from '../../navigation/page-data';

export { CareerPage as Component } from './career-page';

export function loader(): PageData {
  const { title, lead } = careers;
  const lastChanged = latestChange([careers, ...jobs]);
  return { head: { path: paths.career, title, description: lead, lastChanged } };
}
