// @ts-check
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { register } = require('tsx/cjs/api');
const { EnvironmentPlugin, ids } = require('webpack');

register(); // the modules below are TypeScript
const { compileHints, productionRouter, splitChunks } = require('./build/chunks');
const { ContentPlugin } = require('./build/content-plugin');
const { options, workDirectory } = require('./build/options');
const { basePath } = require('./src/base-path');

const serving = process.env.WEBPACK_SERVE === 'true';

/**
 * The app for the browser, and for Node, where `build/build.ts` prerenders the pages with it. The
 * development server compiles the first alone.
 *
 * @param {unknown} _env
 * @param {{ mode: 'production' | 'development' }} argv
 * @returns {(import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration })[]}
 */
module.exports = (_env, { mode }) => {
  const production = mode === 'production';
  const output = {
    publicPath: basePath,
    assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
  };
  const resolve = {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { '@content': path.join(workDirectory, 'content'), ...(production && productionRouter) },
    symlinks: false, // npm installs none, and looking for them takes a tenth of the time
  };
  const rules = [
    { test: /\.tsx?$/, loader: 'babel-loader', options: { cacheDirectory: true, envName: mode } },
    // `import Hero from './hero.svg?react'`: a drawing that stands in the page, as a component
    { test: /\.svg$/, resourceQuery: /react/, loader: '@svgr/webpack', options: { svgo: false } },
    { test: /\.svg$/, resourceQuery: { not: /react/ }, type: 'asset/resource' },
    // The weights that the theme asks for
    font(/bricolage-grotesque.*\.woff2$/, { min: 500, max: 700 }),
    font(/instrument-sans.*\.woff2$/, { min: 400, max: 600 }),
  ];
  const environment = new EnvironmentPlugin({ PUBLIC_PATH: '', WEBPACK_SERVE: '' });

  return [
    {
      mode,
      name: 'client',
      entry: './src/entry.client.tsx',
      devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
      output: {
        ...output,
        path: options.outputDirectory,
        filename: production ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
        trustedTypes: { policyName: 'webpack' },
        clean: true,
      },
      resolve,
      module: { rules },
      plugins: [
        environment,
        // By default more jobs mean longer ids for everything, and so new files of every library.
        new ids.DeterministicModuleIdsPlugin({ maxLength: 5 }),
        new ids.DeterministicChunkIdsPlugin({ maxLength: 5 }),
        production && compileHints,
        serving && new ContentPlugin(),
        serving && new ReactRefreshPlugin(),
      ],
      optimization: {
        moduleIds: false,
        chunkIds: false,
        splitChunks: production && splitChunks,
        minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      },
      devServer: {
        port: process.env.PORT ?? 3000,
        static: ['public', 'build/dev-server'],
        historyApiFallback: true,
      },
    },
    {
      mode,
      name: 'server',
      target: 'node',
      entry: './src/entry.server.tsx',
      output: {
        ...output,
        path: path.join(workDirectory, 'server'),
        library: { type: 'commonjs2' },
      },
      externals: /^(react|@mui|@emotion)\b/, // Node loads the libraries itself
      resolve,
      module: { rules, parser: { javascript: { dynamicImportMode: 'eager' } } },
      plugins: [environment],
      optimization: { minimize: false },
    },
  ];
};

/** @param {RegExp} test @param {{ min: number, max: number }} weights */
function font(test, weights) {
  const loader = path.resolve('build/subset-font-loader.ts');
  return { test, type: 'asset/resource', loader, options: weights };
}
