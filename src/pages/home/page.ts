import home from '@content/home.yaml';

import { paths } from '../../content/paths';
import type { PageData } from '../../navigation/page-data';

export { HomePage as Component } from './home-page';

export function loader(): PageData {
  return {
    head: { path: paths.home, title: home.pageTitle, description: home.pageDescription },
  };
}
