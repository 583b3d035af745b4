/**
 * `npm run build`: checks the content, compiles the app for the browser and for Node, and writes every
 * page as a document, with the sitemap, feeds and other machine-readable files.
 *
 * - `--check` only checks the content.
 * - `--development` uses React's development version, which reports hydration mismatches.
 */

// React, MUI and emotion read this while they load, so it has to be set before them.
process.env['NODE_ENV'] = process.argv.includes('--development') ? 'development' : 'production';

import('./build-site')
  .then(({ buildSite }) => buildSite(process.argv))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
