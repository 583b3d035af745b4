import { paths } from '../../../shared/paths';
import type { PageDefinition } from '../page-definition';

const importPage = () => import(/* webpackChunkName: "career" */ './career-page');

export const careerPage: PageDefinition = {
  name: 'career',
  path: paths.career,
  load: async () => {
    const [{ CareerPage }, { default: careers }] = await Promise.all([
      importPage(),
      import(/* webpackChunkName: "career" */ '@content/careers.json'),
    ]);
    return { element: <CareerPage />, title: careers.title, description: careers.lead };
  },
  prefetch: importPage,
};
