// @ts-check
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { register } = require('tsx/cjs/api');
const { EnvironmentPlugin } = require('webpack');

register(); // The modules below are TypeScript.
const { ContentPlugin } = require('./build/content-plugin');
const { moduleRules } = require('./build/module-rules');
const forProduction = require('./build/production');
const { workDirectory } = require('./build/options');
const { basePath } = require('./src/base-path');

const serving = process.env.WEBPACK_SERVE === 'true';

/**
 * The app for the browser, and for Node, where `build/build.ts` prerenders the pages with it. The
 * development server compiles the first alone.
 *
 * @param {unknown} _env
 * @param {{ mode: 'production' | 'development', outputPath?: string }} argv
 * @returns {(import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration })[]}
 */
module.exports = (_env, { mode, outputPath }) => {
  const production = mode === 'production';
  const rules = moduleRules(mode);
  const output = {
    publicPath: basePath,
    assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
  };
  const resolve = {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@content': path.join(workDirectory, 'content'),
      ...(production && forProduction.alias),
    },
    symlinks: false, // npm installs none, and checking for them takes a tenth of the time
  };
  const environment = new EnvironmentPlugin({ PUBLIC_PATH: '', SITE_URL: '', WEBPACK_SERVE: '' });

  return [
    {
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
      resolve,
      module: { rules },
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
