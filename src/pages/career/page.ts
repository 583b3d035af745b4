import careers from '@content/careers.yaml';

import { paths } from '../../content/paths';
import type { PageData } from '../../navigation/page-data';

export { CareerPage as Component } from './career-page';

export function loader(): PageData {
  const { title, lead } = careers;
  return { head: { path: paths.career, title, description: lead } };
}
