const { readdirSync } = require('node:fs');

require('tsx/cjs'); // lets this file load TypeScript modules
const { browserArguments, findChromium } = require('./scripts/chromium.ts');

// The server reads the same variable.
process.env.PORT ??= '4190';

/** All pages except the 404 page, which fails Lighthouse because of its status. */
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
};

/**
 * Lighthouse's default phone with slow 4G and a slow CPU. Throttling is applied, not simulated: the
 * simulation counts scripts that do not delay the paint (docs/decisions/0002-when-to-hydrate.md).
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
