import path from 'node:path';

import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BannerPlugin, type Chunk, Compilation, type Configuration, ids } from 'webpack';

export const optimization = {
  // The plugins below set the ids.
  moduleIds: false,
  chunkIds: false,
  splitChunks: {
    cacheGroups: {
      // Vendor code changes less often than the content, so it gets its own long-lived chunk.
      vendors: {
        name: 'vendors',
        test: /[\\/]node_modules[\\/].*js$/, // not fonts, which change with the content
        chunks: ({ name }: Chunk) => name === 'app',
      },
    },
  },
  // terser, webpack's default, takes ten times as long (a build takes 1.5 times as long) and saves
  // 0.2 kB.
  minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })],
} satisfies Configuration['optimization'];

export const plugins = [
  // By default, ids get longer as jobs are added, which would also change the vendor chunk.
  new ids.DeterministicModuleIdsPlugin({ maxLength: 5 }),
  new ids.DeterministicChunkIdsPlugin({ maxLength: 5 }),
  // Tells V8 to compile the start-up chunks eagerly, off the main thread
  // (v8.dev/blog/explicit-compile-hints).
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/(vendors|app)\.\w+\.js$/,
    // After the minimizer, which removes comments.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }),
];

/** React Router exports its development build by default; these are the production files. */
export const alias = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};
