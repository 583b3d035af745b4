import careers from '@content/careers.yaml';

import { paths } from '../../../shared/paths';
import type { PageData } from '../../navigation/page-data';

export { CareerPage as Component } from './career-page';

export function loader(): PageData {
  const { title, lead, lastChanged } = careers;
  return { head: { path: paths.career, title, description: lead, lastChanged } };
}
