import path from 'node:path';

import { BannerPlugin, type Chunk, Compilation } from 'webpack';

/**
 * Vendor code changes less often than ours, so each family of the libraries that the app starts with
 * gets a long-lived chunk of its own. Where two fit, the first counts.
 */
const vendors = {
  react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  router: /node_modules[\\/]react-router/,
  ui: /node_modules[\\/](?!@mui[\\/]icons-material)/,
};

const chunks = ({ name }: Chunk) => name === 'app';

export const splitChunks = {
  cacheGroups: Object.fromEntries(
    Object.entries(vendors).map(([name, test], index) => [
      name,
      { name, test, chunks, priority: 3 - index, enforce: true },
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
  include: /\/(react|router|ui|app)\.\w+\.js$/,
  // After the minimizer, which removes comments
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** React Router's package exports its development build to everybody; the other lies beside it. */
export const productionRouter = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};
