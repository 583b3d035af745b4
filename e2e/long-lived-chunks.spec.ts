import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

import { expect, test } from './fixtures';

/** Builds the scripts alone, with one text changed, and prints their names. */
const buildWithChangedText = `
  const webpack = require('webpack');
  const configuration = require('./webpack.config.js')({}, { mode: 'production' });
  const ofScripts = ['DefinePlugin', 'BannerPlugin'];
  const scriptsOnly = configuration.plugins.filter(({ constructor }) => ofScripts.includes(constructor.name));
  webpack(
    {
      ...configuration,
      plugins: scriptsOnly,
      output: { ...configuration.output, path: require('node:path').resolve('.cache/changed-text') },
      module: {
        rules: [
          ...configuration.module.rules,
          { test: /content.home\\.ts$/, enforce: 'pre', loader: require.resolve('./e2e/change-text-loader.cjs') },
        ],
      },
    },
    (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    },
  );
`;

test('a changed text makes visitors fetch our own code again, and none of the libraries', () => {
  test.slow();
  const { status, stderr } = spawnSync('node', ['--eval', buildWithChangedText], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);

  const names = (directory: string) =>
    readdirSync(`${directory}/static/js`).filter((file) => file.endsWith('.js'));
  const before = names('dist');
  const changed = names('.cache/changed-text').filter((file) => !before.includes(file));

  expect(changed.map((file) => file.split('.')[0]).sort()).toEqual(['app', 'main']);
});
