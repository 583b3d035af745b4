import cloudTechnologies from '@content/cloud-technologies.yaml';
import home from '@content/home.yaml';
import services from '@content/services.yaml';

import { latestChange } from '../../content/jobs';
import { paths } from '../../content/paths';
import type { PageData } from '../../navigation/page-data';

export { HomePage as Component } from './home-page';

export function loader(): PageData {
  return {
    head: {
      path: paths.home,
      title: home.pageTitle,
      description: home.pageDescription,
      lastChanged: latestChange([home, services, cloudTechnologies]),
    },
  };
}
