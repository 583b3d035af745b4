// @ts-check
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { DefinePlugin } = require('webpack');

require('tsx/cjs'); // what follows is TypeScript
const { compileHints, productionRouter, splitChunks } = require('./build/chunks.ts');
const { ContentPlugin } = require('./build/content-plugin.ts');
const { fontRules } = require('./build/font-rules.ts');
const { options, workDirectory } = require('./build/options.ts');
const { basePath } = require('./src/base-path.ts');

const serving = process.env.WEBPACK_SERVE === 'true';

/**
 * Two compilations: the browser's, and Node's, which `build/build.ts` prerenders the pages with. The
 * development server runs the first alone.
 *
 * @type {(env: unknown, options: { mode?: 'development' | 'production' }) => import('webpack').Configuration[]}
 */
module.exports = (_env, { mode = 'production' }) => {
  const production = mode === 'production';
  const script = `static/js/[name]${production ? '.[contenthash:8]' : ''}.js`;
  const babel = { test: /\.tsx?$/, include: path.resolve('src'), loader: 'babel-loader' };
  const define = new DefinePlugin({ 'process.env.PUBLIC_PATH': JSON.stringify(basePath) });
  const alias = { '@content': path.join(workDirectory, 'content') };
  const extensions = ['.tsx', '.ts', '.mjs', '.js'];
  const cache = (/** @type {string} */ name) =>
    /** @type {const} */ ({
      type: 'filesystem',
      name: `${name}-${mode}-${path.basename(options.outputDirectory)}`,
      buildDependencies: { config: [__filename] },
    });
  const output = {
    publicPath: basePath,
    assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
  };

  return [
    {
      name: 'client',
      mode,
      entry: { main: './src/main.ts' },
      devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
      output: {
        ...output,
        path: options.outputDirectory,
        filename: script,
        chunkFilename: script,
        chunkLoadTimeout: 120_000, // ms; docs/requirements.md
        trustedTypes: { policyName: 'webpack' },
        clean: true,
      },
      resolve: { extensions, alias: { ...alias, ...(production && productionRouter) } },
      module: { rules: [{ ...babel, options: { cacheDirectory: true, envName: mode } }, ...fontRules] },
      plugins: [
        define,
        ...(production ? [compileHints] : []),
        ...(serving ? [new ContentPlugin(), new ReactRefreshPlugin()] : []),
      ],
      optimization: { splitChunks: production ? splitChunks : false },
      cache: cache('client'),
      performance: { hints: false },
      stats: 'errors-warnings',
      devServer: {
        port: process.env.PORT ?? 3000,
        hot: true,
        static: ['public', 'build/dev-server'],
        historyApiFallback: true,
        client: { overlay: { warnings: false } },
      },
    },
    {
      name: 'server',
      mode,
      target: 'node',
      entry: { main: './src/entry.server.tsx' },
      devtool: false,
      output: { ...output, path: path.join(workDirectory, 'server'), library: { type: 'commonjs2' } },
      resolve: { extensions, alias },
      module: {
        rules: [{ ...babel, options: { cacheDirectory: true, envName: mode } }, ...fontRules],
        parser: { javascript: { dynamicImportMode: 'eager' } },
        generator: { 'asset/resource': { emit: false } },
      },
      plugins: [define],
      optimization: { minimize: false },
      cache: cache('server'),
    },
  ];
};
