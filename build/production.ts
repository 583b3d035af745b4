import path from 'node:path';

import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BannerPlugin, type Chunk, Compilation, type Configuration, ids } from 'webpack';

export const optimization = {
  moduleIds: false,
  chunkIds: false,
  splitChunks: {
    cacheGroups: {
      // Libraries change less often than our own code, so they get their own chunk.
      vendors: {
        name: 'vendors',
        // Which icons are used changes with our code.
        test: /node_modules[\\/](?!@mui[\\/]icons-material)/,
        chunks: ({ name }: Chunk) => name === 'app',
      },
    },
  },
  minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
} satisfies Configuration['optimization'];

export const plugins = [
  // By default ids get longer as jobs are added, which would change the libraries' chunk too.
  new ids.DeterministicModuleIdsPlugin({ maxLength: 5 }),
  new ids.DeterministicChunkIdsPlugin({ maxLength: 5 }),
  // Tells V8 to compile the start-up chunks off the main thread while they download: nearly all of their
  // functions are called at once (v8.dev/blog/explicit-compile-hints).
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/(vendors|app)\.\w+\.js$/,
    // After the minimizer, which removes comments
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }),
];

/** React Router's package exports only its development build; the production build lies beside it. */
export const alias = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};
