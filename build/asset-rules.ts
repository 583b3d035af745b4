import path from 'node:path';

import type { RuleSetRule } from 'webpack';

/** Fonts, cut down to our characters and to the weights that the theme asks of each; drawings, cleaned. */
export const assetRules: RuleSetRule[] = [
  fontRule(/bricolage-grotesque.*\.woff2$/, { min: 500, max: 700 }),
  fontRule(/instrument-sans.*\.woff2$/, { min: 400, max: 600 }),
  {
    test: /\.svg$/,
    resourceQuery: { not: /react/ },
    type: 'asset/resource',
    loader: path.resolve('build/svgo-loader.ts'),
  },
];

function fontRule(test: RegExp, weights: { min: number; max: number }): RuleSetRule {
  return {
    test,
    type: 'asset/resource',
    loader: path.resolve('build/subset-font-loader.ts'),
    options: { weights },
  };
}
