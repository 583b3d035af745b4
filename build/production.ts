import path from 'node:path';

import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BannerPlugin, type Chunk, Compilation, type Configuration, ids } from 'webpack';

export const optimization = {
  moduleIds: false,
  chunkIds: false,
  splitChunks: {
    cacheGroups: {
      // The libraries that the app starts with: they change less often than our own code.
      vendors: {
        name: 'vendors',
        // Our code decides which icons there are.
        test: /node_modules[\\/](?!@mui[\\/]icons-material)/,
        chunks: ({ name }: Chunk) => name === 'app',
      },
    },
  },
  minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
} satisfies Configuration['optimization'];

export const plugins = [
  // By default more jobs mean longer ids for everything, and so new files of every library.
  new ids.DeterministicModuleIdsPlugin({ maxLength: 5 }),
  new ids.DeterministicChunkIdsPlugin({ maxLength: 5 }),
  // Tells V8 to compile every function of a start-up chunk off the main thread while the chunk arrives,
  // for nearly all of them are called at once (v8.dev/blog/explicit-compile-hints).
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/(vendors|app)\.\w+\.js$/,
    // After the minimizer, which removes comments
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }),
];

/** React Router's package exports its development build to everybody; the other lies beside it. */
export const alias = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};
