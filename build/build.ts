/**
 * `npm run build`: checks the content, compiles the app, prerenders every page, and writes the sitemap,
 * feeds and other generated files.
 *
 * - `--check` only checks the content.
 * - `--development` uses React's development version, which reports hydration mismatches.
 */

// React, MUI and emotion read this when they load, so it is set before they are imported.
process.env['NODE_ENV'] = process.argv.includes('--development') ? 'development' : 'production';

import('./build-site')
  .then(({ buildSite }) => buildSite(process.argv))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
