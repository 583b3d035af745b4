// @ts-check
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { register } = require('tsx/cjs/api');
const { EnvironmentPlugin } = require('webpack');

register(); // lets this file load TypeScript modules
const { ContentPlugin } = require('./build/content-plugin');
const { moduleRules } = require('./build/module-rules');
const forProduction = require('./build/production');
const { workDirectory } = require('./build/options');
const { basePath } = require('./src/base-path');

const output = {
  publicPath: basePath,
  assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
};

const environment = new EnvironmentPlugin({ PUBLIC_PATH: '', SITE_URL: '', WEBPACK_SERVE: '' });

/** Whether the development server runs webpack. */
const serving = process.env.WEBPACK_SERVE === 'true';

/**
 * Compiles the app for the browser and for Node. `build/build-site.ts` prerenders pages with the Node
 * version. The development server uses only the browser version.
 *
 * @param {unknown} _env
 * @param {{ mode: 'production' | 'development', outputPath?: string }} argv
 */
module.exports = (_env, { mode, outputPath }) => [
  clientConfiguration(mode, outputPath),
  serverConfiguration(mode),
];

/**
 * @param {'production' | 'development'} mode
 * @param {string | undefined} outputPath
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
function clientConfiguration(mode, outputPath) {
  const production = mode === 'production';
  return {
    mode,
    name: 'client',
    entry: './src/entry.client.tsx',
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      ...output,
      ...(outputPath && { path: outputPath }),
      filename: production ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
      trustedTypes: { policyName: 'webpack' },
    },
    performance: false, // e2e/budgets.spec.ts limits the compressed sizes
    resolve: resolve(mode),
    module: { rules: moduleRules(mode) },
    plugins: [
      environment,
      ...(production ? forProduction.plugins : []),
      new ContentPlugin(),
      ...(serving ? [new ReactRefreshPlugin()] : []),
    ],
    ...(production && { optimization: forProduction.optimization }),
    devServer: {
      port: process.env.PORT ?? 3000,
      static: ['public', 'build/dev-server'],
      historyApiFallback: true,
    },
  };
}

/**
 * @param {'production' | 'development'} mode
 * @returns {import('webpack').Configuration}
 */
function serverConfiguration(mode) {
  return {
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
    resolve: resolve(mode),
    module: {
      rules: moduleRules(mode),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [environment],
    optimization: { minimize: false },
  };
}

/** @param {'production' | 'development'} mode */
function resolve(mode) {
  return {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@content': path.join(workDirectory, 'content'),
      ...(mode === 'production' && forProduction.alias),
    },
    symlinks: false, // makes the build 10 % faster
  };
}
