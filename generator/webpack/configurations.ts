import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { type Configuration, EnvironmentPlugin, type RuleSetRule } from 'webpack';

import { basePath } from '../../src/environment';
import { isDevServer, workDirectory } from '../options';
import { cacheVersion } from './cache-version';
import { ContentPlugin } from './content-plugin';
import * as production from './production';

type Mode = 'production' | 'development';

/** Compiles the app for the browser and, for prerendering, for Node. The development server uses only the first. */
export function configurations(_env: unknown, argv: { mode: Mode; outputPath?: string }) {
  return [client(argv.mode, argv.outputPath), server(argv.mode)];
}

function client(mode: Mode, outputPath?: string): Configuration {
  const isProduction = mode === 'production';
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
      chunkLoadTimeout: 120_000, // ms (docs/requirements.md, 8)
    },
    performance: false, // e2e/budgets.spec.ts limits the compressed sizes
    resolve: moduleResolution(mode),
    module: { rules: rules(mode) },
    plugins: [
      environment,
      ...(isProduction ? production.plugins : []),
      ...(isDevServer ? [new ContentPlugin(), new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    cache,
    ...(isProduction && { optimization: production.optimization }),
  };
}

function server(mode: Mode): Configuration {
  return {
    mode,
    name: 'server',
    dependencies: ['client'], // builds after the client, to reuse its modules from Babel's cache
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
    cache,
    // Node runs the code once, so it need not be small.
    optimization: { minimize: false, concatenateModules: false, usedExports: false },
  };
}

const output = {
  publicPath: basePath,
  assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
};

/** Keeps compiled modules between builds, so the next build compiles only what has changed. */
const cache: NonNullable<Configuration['cache']> = {
  type: 'filesystem',
  cacheDirectory: path.join(workDirectory, 'webpack'),
  version: cacheVersion(),
};

const environment = new EnvironmentPlugin({ PUBLIC_PATH: '', SITE_URL: '', DEV_SERVER: '' });

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
  const babel = {
    loader: 'babel-loader',
    options: { envName: mode, cacheDirectory: true, cacheCompression: false },
  };
  const svgFile = path.resolve('generator/webpack/svg-file-loader.ts');
  const svgComponent = path.resolve('generator/webpack/svg-component-loader.ts');
  return [
    { test: /\.tsx?$/, use: babel },
    // `import Hero from '../hero.svg?react'` imports an illustration as a component.
    { test: /\.svg$/, resourceQuery: /react/, use: [babel, svgComponent] },
    { test: /\.svg$/, resourceQuery: { not: /react/ }, type: 'asset/resource', loader: svgFile },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      loader: path.resolve('generator/webpack/subset-font-loader.ts'),
    },
  ];
}
