import { paths } from '../../../shared/paths';
import type { PageDefinition } from '../page-definition';

export const homePage: PageDefinition = {
  name: 'home',
  path: paths.home,
  aliases: [paths.homeAlias],
  // Eager: the app's chunk includes this page, because most visits begin here. Still `import()`,
  // because the generator reads this file and must not load components.
  load: async () => {
    const [{ HomePage }, { default: home }] = await Promise.all([
      import(/* webpackMode: "eager" */ './home-page'),
      import(/* webpackMode: "eager" */ '@content/home.json'),
    ]);
    return { element: <HomePage />, title: home.pageTitle, description: home.pageDescription };
  },
};
