import type { PageDefinition } from '../page-definition';

export const notFoundPage: PageDefinition = {
  name: 'not-found',
  path: '*',
  load: async () => {
    const [{ NotFoundPage }, { default: notFound }] = await Promise.all([
      import(/* webpackChunkName: "not-found" */ './not-found-page'),
      import(/* webpackChunkName: "not-found" */ '@content/not-found.json'),
    ]);
    return { element: <NotFoundPage />, title: notFound.title, description: notFound.text };
  },
};
