require('tsx/cjs'); // lets this file import TypeScript
const path = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { BannerPlugin, Compilation } = require('webpack');

const { ContentPlugin } = require('./build/content-plugin');
const { generatedFolder } = require('./build/generated-content');
const { licensePlugin } = require('./build/licenses');
const { siteOptions } = require('./build/read-site');

const site = siteOptions();

/**
 * build/build.ts compiles the app twice: `client` for the browser, into `site/` of the output folder,
 * and `server` for Node, which renders the documents. `webpack serve` uses only `client`.
 *
 * @param {{ WEBPACK_SERVE?: boolean; output?: string; basePath?: string }} env `webpack serve` sets
 *   `WEBPACK_SERVE`; build/build.ts sets the output folder, and the site's folder on its host
 * @returns {import('webpack').Configuration | import('webpack').Configuration[]}
 */
module.exports = (env) => {
  const isDevServer = Boolean(env.WEBPACK_SERVE);
  // Nothing else decides between production and development. Both compiled apps get the mode as
  // process.env.NODE_ENV.
  const mode = isDevServer ? 'development' : (process.env.NODE_ENV ?? 'production');
  // Babel and the refresh plugin read it, and it may be production.
  if (isDevServer) process.env.NODE_ENV = mode;
  const { output = path.resolve('.cache/webpack'), basePath = '/' } = env;
  const options = { mode, isDevServer, output, basePath };
  return isDevServer ? client(options) : [client(options), server(options)];
};

function client({ mode, isDevServer, output, basePath }) {
  const isProduction = mode === 'production';
  return {
    ...shared({ mode, isDevServer }),
    name: 'client',
    entry: './src/start/client.ts',
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      publicPath: basePath,
      assetModuleFilename,
      path: path.join(output, 'site'),
      filename: isProduction ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
      charset: false, // HTML no longer has this attribute
      trustedTypes: { policyName: 'webpack' },
      chunkLoadTimeout: 120_000, // ms; docs/requirements.md, 8, asks for it
    },
    performance: false, // e2e/budgets.spec.ts limits what visitors download
    plugins: [
      ...(isDevServer
        ? [new ContentPlugin(site), new ReactRefreshPlugin({ overlay: false })]
        : [licensePlugin]),
      ...(isProduction ? [compileHint] : []),
    ],
    optimization: {
      // Otherwise, the development server's next update would run the module that failed.
      emitOnErrors: false,
      // terser, webpack's default, takes ten times as long.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
    },
    devServer: {
      host: 'localhost',
      port: process.env.PORT ?? 3000,
      static: ['public', 'build/development'],
      historyApiFallback: true, // one empty document for all pages: the app renders them
      client: { overlay: { warnings: false } },
    },
  };
}

/**
 * Tells V8 to compile all functions of a script at once, off the main thread, instead of one by one
 * when they are called (v8.dev/blog/explicit-compile-hints, docs/decisions/0021-start.md).
 */
const compileHint = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // The stage is after that of the minimizer, which removes comments.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

function server({ mode, output, basePath }) {
  return {
    ...shared({ mode, isDevServer: false }),
    name: 'server',
    target: 'node',
    entry: './src/render-pages.server.tsx',
    output: {
      publicPath: basePath,
      assetModuleFilename,
      path: path.join(output, 'server'),
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
  };
}

/** React Router's package gives bundlers its development build; these are the production files. */
const routerFiles = {
  'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
};

function shared({ mode, isDevServer }) {
  const babelLoader = {
    loader: 'babel-loader',
    options: { envName: mode, plugins: isDevServer ? ['react-refresh/babel'] : [] },
  };
  const svgLoader = path.resolve('build/svg-loader.ts');
  return {
    mode,
    stats: 'errors-warnings',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@content': generatedFolder(site.contentFolder),
        ...(mode === 'production' && routerFiles),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: babelLoader },
        // `import Hero from './hero.svg?react'` imports a drawing as a component.
        { test: /\.svg$/, resourceQuery: /react/, use: [babelLoader, svgLoader] },
        // `import hero from './hero.svg'` imports the URLs of its files in both color schemes.
        { test: /\.svg$/, resourceQuery: /^$/, use: svgLoader },
        ...['light', 'dark'].map((scheme) => ({
          test: /\.svg$/,
          resourceQuery: `?${scheme}`,
          type: 'asset/resource',
          generator: { filename: `static/media/[name]-${scheme}.[contenthash:8][ext]` },
          use: svgLoader,
        })),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
  };
}

const assetModuleFilename = 'static/media/[name].[contenthash:8][ext]';
