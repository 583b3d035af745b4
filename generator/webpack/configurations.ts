import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { type Configuration, DefinePlugin, type RuleSetRule } from 'webpack';

import type { BuildOptions } from '../options';
import { cacheVersion } from './cache-version';
import { ContentPlugin } from './content-plugin';
import * as production from './production';

/**
 * One for the browser, and one for Node, which prerenders. The development server uses only the
 * first.
 */
export function configurations(
  options: BuildOptions,
  outputPath?: string,
): [client: Configuration, server: ReturnType<typeof server>] {
  return [client(options, outputPath), server(options)];
}

function client(options: BuildOptions, outputPath?: string): Configuration {
  const { isProduction, isDevServer } = options;
  return {
    ...shared(options),
    name: 'client',
    entry: './src/entry.client.tsx',
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      ...sharedOutput(options),
      ...(outputPath && { path: outputPath }),
      filename: isProduction ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
      trustedTypes: { policyName: 'webpack' },
      chunkLoadTimeout: 120_000, // ms (docs/requirements.md, 8)
    },
    performance: false, // no warnings about sizes: e2e/budgets.spec.ts limits the compressed ones
    plugins: [
      environment(options),
      ...(isProduction ? production.plugins : []),
      ...(isDevServer
        ? [new ContentPlugin(options), new ReactRefreshPlugin({ overlay: false })]
        : []),
    ],
    ...(isProduction && { optimization: production.optimization }),
  };
}

function server(options: BuildOptions) {
  const { module, ...sharedOptions } = shared(options);
  return {
    ...sharedOptions,
    name: 'server',
    dependencies: ['client'], // compiles after the client, to reuse what Babel has cached
    target: 'node',
    entry: './src/entry.server.tsx',
    output: {
      ...sharedOutput(options),
      path: path.join(options.workDirectory, 'server'),
      library: { type: 'commonjs2' },
    },
    // Also react-dom, react-router-dom and so on: Node loads the libraries itself.
    externals: /^(react|@mui|@emotion)\b/,
    module: {
      ...module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    plugins: [environment(options)],
    // Node runs the code once; its size does not matter.
    optimization: { minimize: false, concatenateModules: false, usedExports: false },
  } satisfies Configuration;
}

function shared({ isProduction, workDirectory }: BuildOptions) {
  const mode = isProduction ? 'production' : 'development';
  return {
    mode,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@content': path.join(workDirectory, 'content'),
        ...(isProduction && production.alias),
      },
    },
    module: { rules: rules(mode) },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(workDirectory, 'webpack'),
      version: cacheVersion(),
    },
  } satisfies Configuration;
}

function sharedOutput({ basePath }: BuildOptions) {
  return {
    publicPath: basePath,
    assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
  };
}

/** What `src/types/process.d.ts` declares. */
function environment({ basePath, isDevServer }: BuildOptions) {
  return new DefinePlugin({
    'process.env.PUBLIC_PATH': JSON.stringify(basePath),
    'process.env.DEV_SERVER': JSON.stringify(isDevServer ? 'true' : ''),
  });
}

function rules(mode: string): RuleSetRule[] {
  const babelLoader = {
    loader: 'babel-loader',
    options: { envName: mode, cacheDirectory: true, cacheCompression: false },
  };
  return [
    { test: /\.tsx?$/, use: babelLoader },
    // `import Hero from '../hero.svg?react'` imports an illustration as a component.
    {
      test: /\.svg$/,
      resourceQuery: /react/,
      use: [babelLoader, ownLoader('svg-component-loader')],
    },
    {
      test: /\.svg$/,
      resourceQuery: { not: /react/ },
      type: 'asset/resource',
      loader: ownLoader('svg-file-loader'),
    },
    { test: /\.woff2$/, type: 'asset/resource', loader: ownLoader('subset-font-loader') },
  ];
}

function ownLoader(name: string): string {
  return path.resolve(`generator/webpack/${name}.ts`);
}
