import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { type Configuration, EnvironmentPlugin, type RuleSetRule } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

import { basePath } from '../../src/environment';
import { isDevServer, workDirectory } from '../options';
import { ContentPlugin } from './content-plugin';
import * as production from './production';

type Mode = 'production' | 'development';

/** Compiles the app for the browser and, for prerendering, for Node. The development server uses only the first. */
export function configurations(_env: unknown, argv: { mode: Mode; outputPath?: string }) {
  return [client(argv.mode, argv.outputPath), server(argv.mode)];
}

function client(mode: Mode, outputPath?: string): Configuration {
  const isProduction = mode === 'production';
  const devServer: DevServerConfiguration = {
    port: process.env['PORT'] ?? 3000,
    static: ['public', 'build/dev-server'],
    historyApiFallback: true,
  };
  return {
    mode,
    name: 'client',
    entry: './src/entry.client.tsx',
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      ...output,
      ...(outputPath && { path: outputPath }),
      filename: isProduction ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
      trustedTypes: { policyName: 'webpack' },
    },
    performance: false, // e2e/budgets.spec.ts limits the compressed sizes
    resolve: moduleResolution(mode),
    module: { rules: rules(mode) },
    plugins: [
      environment,
      new ContentPlugin(),
      ...(isProduction ? production.plugins : []),
      ...(isDevServer ? [new ReactRefreshPlugin()] : []),
    ],
    ...(isProduction && { optimization: production.optimization }),
    devServer,
  };
}

function server(mode: Mode): Configuration {
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
    resolve: moduleResolution(mode),
    module: {
      rules: rules(mode),
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [environment],
    optimization: { minimize: false },
  };
}

const output = {
  publicPath: basePath,
  assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
};

const environment = new EnvironmentPlugin({ PUBLIC_PATH: '', SITE_URL: '', WEBPACK_SERVE: '' });

function moduleResolution(mode: Mode) {
  return {
    extensions: ['.tsx', '.ts', '.js'],
    alias: {
      '@content': path.join(workDirectory, 'content'),
      ...(mode === 'production' && production.alias),
    },
  };
}

function rules(mode: Mode): RuleSetRule[] {
  const font = {
    type: 'asset/resource',
    loader: path.resolve('build/webpack/subset-font-loader.ts'),
  };
  return [
    { test: /\.tsx?$/, loader: 'babel-loader', options: { cacheDirectory: true, envName: mode } },
    // `import Hero from '../hero.svg?react'` imports an illustration as a component.
    { test: /\.svg$/, resourceQuery: /react/, loader: '@svgr/webpack', options: { svgo: false } },
    { test: /\.svg$/, resourceQuery: { not: /react/ }, type: 'asset/resource' },
    // The weights are those of the font faces in src/theme/fonts.ts.
    { test: /bricolage-grotesque.*\.woff2$/, ...font, options: { min: 500, max: 700 } },
    { test: /instrument-sans.*\.woff2$/, ...font, options: { min: 400, max: 600 } },
  ];
}
