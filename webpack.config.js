// @ts-check
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { register } = require('tsx/cjs/api');
const { DefinePlugin } = require('webpack');

register(); // what follows is TypeScript
const { compileHints, productionRouter, splitChunks } = require('./build/chunks');
const { ContentPlugin } = require('./build/content-plugin');
const { assetRules } = require('./build/asset-rules');
const { options, workDirectory } = require('./build/options');
const { basePath } = require('./src/base-path');

const serving = process.env.WEBPACK_SERVE === 'true';

/**
 * Two compilations: the browser's, and Node's, with which `build/build.ts` prerenders the pages. The
 * development server runs the first alone.
 *
 * @returns {(import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration })[]}
 */
module.exports = (
  /** @type {unknown} */ _env,
  /** @type {import('webpack').Configuration} */ argv,
) => {
  const { mode = 'production' } = argv;
  const production = mode === 'production';
  const script = production ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js';
  const babel = {
    test: /\.tsx?$/,
    include: path.resolve('src'),
    loader: 'babel-loader',
    options: { cacheDirectory: true, envName: mode },
  };
  // `import Hero from './hero.svg?react'`: a drawing that stands in the page, as a component.
  const inlineDrawing = {
    test: /\.svg$/,
    resourceQuery: /react/,
    use: [
      { loader: babel.loader, options: babel.options },
      {
        loader: '@svgr/webpack',
        options: { babel: false, jsxRuntime: 'automatic', svgo: false },
      },
    ],
  };
  const resolve = {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { '@content': path.join(workDirectory, 'content') },
  };
  const shared = /** @satisfies {import('webpack').Configuration} */ ({
    mode,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(workDirectory, 'webpack'),
      buildDependencies: { config: [__filename] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  });
  const define = new DefinePlugin({
    'process.env.PUBLIC_PATH': JSON.stringify(basePath),
    'process.env.WEBPACK_SERVE': serving,
  });
  const media = 'static/media/[name].[contenthash:8][ext]';

  return [
    {
      ...shared,
      name: 'client',
      entry: { main: './src/entry.client.tsx' },
      devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
      output: {
        path: options.outputDirectory,
        publicPath: basePath,
        filename: script,
        chunkFilename: script,
        assetModuleFilename: media,
        chunkLoadTimeout: 120_000, // ms
        trustedTypes: { policyName: 'webpack' },
        clean: true,
      },
      resolve: { ...resolve, alias: { ...resolve.alias, ...(production && productionRouter) } },
      module: { rules: [babel, inlineDrawing, ...assetRules] },
      plugins: [
        define,
        ...(production ? [compileHints] : []),
        ...(serving ? [new ContentPlugin(), new ReactRefreshPlugin()] : []),
      ],
      optimization: {
        splitChunks: production && splitChunks,
        minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      },
      devServer: {
        port: process.env.PORT ?? 3000,
        static: ['public', 'build/dev-server'],
        historyApiFallback: true,
        client: { overlay: { warnings: false } },
      },
    },
    {
      ...shared,
      name: 'server',
      target: 'node',
      entry: { main: './src/entry.server.tsx' },
      devtool: false,
      output: {
        path: path.join(workDirectory, 'server'),
        publicPath: basePath,
        assetModuleFilename: media,
        library: { type: 'commonjs2' },
      },
      resolve,
      // Node loads the libraries itself.
      externals: /^(react|@mui|@emotion)\b/,
      module: {
        rules: [babel, inlineDrawing, ...assetRules],
        parser: { javascript: { dynamicImportMode: 'eager' } },
        generator: { 'asset/resource': { emit: false } },
      },
      plugins: [define],
      optimization: { minimize: false },
    },
  ];
};
