import { paths } from '../../paths';
import type { Page } from '../page';

export const homePage: Page = {
  name: 'home',
  path: paths.home,
  aliases: [paths.homeAlias],
  // Part of the app's own chunk, because most visits begin here.
  load: async () => {
    const { HomePage } = await import(/* webpackMode: "eager" */ './home-page');
    const { default: home } = await import(/* webpackMode: "eager" */ '@content/home.json');
    const { default: footer } = await import(/* webpackMode: "eager" */ '@content/footer.json');
    return { Component: HomePage, title: home.pageTitle, description: footer.description };
  },
};
