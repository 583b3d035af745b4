import notFound from '@content/not-found.yaml';

import type { PageData } from '../../navigation/page-data';

export { NotFoundPage as Component } from './not-found-page';

export function loader(): PageData {
  return { head: { path: '*', title: notFound.title, description: notFound.text } };
}
