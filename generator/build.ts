/**
 * `npm run build`: checks the content, compiles the app, prerenders every page, and writes the
 * sitemap, feeds and other generated files.
 *
 * - `--check` only checks the content.
 * - `--development` uses React's development version, which reports hydration mismatches.
 */

import { readBuildOptions, readContentOptions } from './options';
import { failWith } from './user-error';

// Set before the import below: React, MUI and emotion read it when they load.
process.env['NODE_ENV'] = process.argv.includes('--development') ? 'development' : 'production';

import('./build-site')
  .then(async ({ buildSite, checkContent }) => {
    if (process.argv.includes('--check')) await checkContent(readContentOptions());
    else await buildSite(readBuildOptions());
  })
  .catch(failWith);
