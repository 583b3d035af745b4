const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { BannerPlugin, Compilation, DefinePlugin } = require('webpack');
const { BundleAnalyzerPlugin } = require('webpack-bundle-analyzer');

require('tsx/cjs'); // lets this file read the content, which is TypeScript
require('./build/check-content.ts').stopOnMistakes(); // first: all that follows counts on it
const { HostingPlugin } = require('./build/hosting-plugin.ts');
const { LicensesPlugin } = require('./build/licenses-plugin.ts');
const { SiteFilesPlugin } = require('./build/site-files-plugin.ts');
const { compressibleFiles } = require('./hosting/media-types.ts');
const { basePath } = require('./src/base-path.ts');
const { siteDocuments } = require('./src/document/site-documents.ts');
const { officeDate } = require('./src/today.ts');

/** The template is compiled for Node by html-webpack-plugin's own child compiler. */
const documentCompiler = /HtmlWebpackCompiler/;

/**
 * The libraries that the app starts with, a chunk for each family: they change more seldom than our
 * own code, and keep their names, and their place in the visitor's cache, when only that changes.
 */
const families = Object.fromEntries(
  Object.entries({
    react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    router: /node_modules[\\/]react-router/,
    ui: /node_modules[\\/](?!@mui[\\/]icons-material)/,
  }).map(([name, test]) => [
    name,
    { name, test, chunks: ({ name: chunk }) => chunk === 'app', enforce: true },
  ]),
);

/**
 * Tells V8 to compile every function of a start-up chunk beside the main thread, as the chunk arrives,
 * for nearly all of them are called at once (v8.dev/blog/explicit-compile-hints). Halves what hydration
 * takes of the main thread; other browsers read a comment.
 */
const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: [...Object.keys(families), 'app'].map((name) => new RegExp(`/${name}\\.\\w+\\.js$`)),
  // After the minimizer, which takes comments away.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The weights that the theme asks of each font. */
const fonts = [
  { test: /bricolage-grotesque.*\.woff2$/, weights: { min: 500, max: 700 } },
  { test: /instrument-sans.*\.woff2$/, weights: { min: 400, max: 600 } },
];

/** Every text file is compressed once, here, as hard as it goes, for hosts that serve such copies. */
const compressions = ['brotliCompress', 'gzip'].map(
  (algorithm) =>
    new CompressionPlugin({ test: compressibleFiles, algorithm, threshold: 0, minRatio: Infinity }),
);

/** React Router's package names its development build for everybody; the other lies beside it. */
const withoutDevelopmentChecks = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};

/** @returns {import('webpack').Configuration} */
module.exports = (_env, { mode = 'production' } = {}) => {
  const development = mode === 'development';
  // `BUILD_DAY` builds the site as of another day: closed positions, reproducible builds.
  const today = process.env.BUILD_DAY ?? officeDate(new Date());

  return {
    mode,
    entry: { main: './src/main.ts' },
    devtool: development ? 'eval-cheap-module-source-map' : 'source-map',
    output: {
      path: path.resolve('dist'),
      publicPath: basePath,
      filename: development ? 'static/js/[name].js' : 'static/js/[name].[contenthash:8].js',
      chunkFilename: development ? 'static/js/[name].js' : 'static/js/[name].[contenthash:8].js',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      // Specification, section 7: 120 seconds.
      chunkLoadTimeout: 120_000,
      // Lets webpack's own script loading pass where Trusted Types are required.
      trustedTypes: { policyName: 'webpack' },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...(!development && withoutDevelopmentChecks), 'hoist-non-react-statics': false },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: path.resolve('src'),
          loader: 'babel-loader',
          options: { cacheDirectory: true, envName: mode },
        },
        ...fonts.map(({ test, weights }) => ({
          test,
          type: 'asset/resource',
          loader: path.resolve('build/subset-font-loader.ts'),
          options: { weights },
        })),
        { test: /\.svg$/, type: 'asset/resource', loader: path.resolve('build/svgo-loader.ts') },
        {
          compiler: documentCompiler,
          // Without this the child compiler takes the browser builds of emotion and react-dom/server:
          // the one wants a document, the other keeps the process alive.
          resolve: {
            conditionNames: ['node', 'import', 'module', 'require', 'default'],
            aliasFields: [],
            mainFields: ['module', 'main'],
          },
          // Lazy pages are part of the template, not chunks that nobody asks for.
          parser: { dynamicImportMode: 'eager' },
        },
      ],
    },
    plugins: [
      new DefinePlugin({
        'process.env.PUBLIC_PATH': JSON.stringify(basePath),
        'process.env.SITE_URL': JSON.stringify(process.env.SITE_URL) ?? 'undefined',
      }),
      new SiteFilesPlugin(today),
      new HostingPlugin(basePath, development),
      new LicensesPlugin(),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      ...siteDocuments.flatMap(({ path: address, files }) =>
        files.map(
          (filename) =>
            new HtmlPlugin({
              template: './src/document/template.tsx',
              filename,
              inject: false,
              minify: false,
              templateParameters: (_compilation, assets) => ({
                path: address,
                scripts: assets.js,
                today,
              }),
            }),
        ),
      ),
      ...(process.env.WEBPACK_SERVE ? [new ReactRefreshPlugin()] : []),
      ...(development ? [] : [compileAhead, ...compressions]),
      ...(process.env.ANALYZE ? [new BundleAnalyzerPlugin()] : []),
    ],
    // webpack would minify the documents and fold white space that hydration counts on.
    experiments: { html: false },
    optimization: { splitChunks: { cacheGroups: development ? {} : families } },
    cache: { type: 'filesystem', buildDependencies: { config: [__filename] } },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: process.env.PORT ?? 3000,
      hot: true,
      // What the app does not contain, or not all of it: a new document shows it.
      watchFiles: ['src/document', 'src/theme'],
      historyApiFallback: { index: `${basePath}404.html` },
      client: { overlay: { warnings: false } },
    },
  };
};
