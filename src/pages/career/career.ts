import { paths } from '../../paths';
import type { Page } from '../page';

const importPage = () => import(/* webpackChunkName: "career" */ './career-page');

export const careerPage: Page = {
  name: 'career',
  path: paths.career,
  load: async () => {
    const [{ CareerPage }, { default: careers }] = await Promise.all([
      importPage(),
      import(/* webpackChunkName: "career" */ '@content/careers.json'),
    ]);
    return { Component: CareerPage, title: careers.title, description: careers.lead };
  },
  prefetch: importPage,
};
