import path from 'node:path';

import { BannerPlugin, Compilation } from 'webpack';

type CacheGroups = Record<string, { name: string; test: RegExp; priority: number }>;

/**
 * Vendor code changes less often than ours, so it gets chunks of its own that stay in the visitor's
 * cache: one for each family of libraries that the app starts with.
 */
const vendorGroups: CacheGroups = {
  react: { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  router: { name: 'router', test: /node_modules[\\/]react-router/, priority: 2 },
  ui: { name: 'ui', test: /node_modules[\\/](?!@mui[\\/]icons-material)/, priority: 1 },
};

export const splitChunks = {
  cacheGroups: Object.fromEntries(
    Object.entries(vendorGroups).map(([key, group]) => [
      key,
      { ...group, chunks: ({ name }: { name?: string | undefined }) => name === 'app', enforce: true },
    ]),
  ),
};

/**
 * Tells V8 to compile every function of a start-up chunk off the main thread while the chunk arrives,
 * for nearly all of them are called at once (v8.dev/blog/explicit-compile-hints).
 */
export const compileHints = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: [...Object.keys(vendorGroups), 'app'].map((name) => new RegExp(`/${name}\\.\\w+\\.js$`)),
  // After the minimizer, which removes comments.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** React Router's package names its development build for everybody; the other lies beside it. */
export const productionRouter = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};
