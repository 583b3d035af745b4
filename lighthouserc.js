const { readdirSync } = require('node:fs');

require('tsx/cjs'); // lets this file read a TypeScript module
const { browserArguments, findChromium } = require('./scripts/chromium.ts');

// The server reads it, too.
process.env.PORT ??= '4190';

/** Every page of the built site once, except the 404 page, whose status Lighthouse would mark down. */
const pages = readdirSync('dist')
  .filter((file) => file.endsWith('.html') && !['Home.html', '404.html'].includes(file))
  .map((file) => file.replace(/(^index)?\.html$/, ''));

const budgets = {
  'categories:performance': ['error', { minScore: 1 }],
  'categories:accessibility': ['error', { minScore: 1 }],
  'categories:best-practices': ['error', { minScore: 1 }],
  'categories:seo': ['error', { minScore: 1 }],
  'largest-contentful-paint': ['error', { maxNumericValue: 1500 }],
  'total-blocking-time': ['error', { maxNumericValue: 50 }],
  'cumulative-layout-shift': ['error', { maxNumericValue: 0.005 }],
  // Transfer sizes, with headers and with what is prefetched
  'resource-summary:document:size': ['error', { maxNumericValue: 15_500 }],
  'resource-summary:script:size': ['error', { maxNumericValue: 160_000 }],
  'resource-summary:total:size': ['error', { maxNumericValue: 230_000 }],
  'resource-summary:total:count': ['error', { maxNumericValue: 16 }],
};

/**
 * Lighthouse's phone, slow 4G and a slow processor. Applied, not simulated: the simulation counts scripts
 * as being in the way of a paint that they do not delay (docs/decisions/0002-when-to-hydrate.md).
 */
module.exports = {
  ci: {
    collect: {
      url: pages.map((page) => `http://localhost:${process.env.PORT}/${page}`),
      numberOfRuns: 5,
      startServerCommand: 'node --import tsx scripts/serve.ts',
      startServerReadyPattern: 'The site is at',
      chromePath: findChromium() ?? undefined,
      settings: {
        chromeFlags: browserArguments.join(' '),
        throttlingMethod: 'devtools',
      },
    },
    assert: { aggregationMethod: 'median', assertions: budgets },
    upload: { target: 'filesystem', outputDir: '.cache/lighthouse' },
  },
};
