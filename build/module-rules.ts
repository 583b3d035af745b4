import path from 'node:path';

import type { RuleSetRule } from 'webpack';

/** Loaders for TypeScript, SVG and fonts. */
export const moduleRules = (mode: string): RuleSetRule[] => [
  { test: /\.tsx?$/, loader: 'babel-loader', options: { cacheDirectory: true, envName: mode } },
  // `import Hero from './hero.svg?react'` imports the drawing as a component.
  { test: /\.svg$/, resourceQuery: /react/, loader: '@svgr/webpack', options: { svgo: false } },
  { test: /\.svg$/, resourceQuery: { not: /react/ }, type: 'asset/resource' },
  // Only the weights that the theme uses
  font(/bricolage-grotesque.*\.woff2$/, { min: 500, max: 700 }),
  font(/instrument-sans.*\.woff2$/, { min: 400, max: 600 }),
];

function font(test: RegExp, weights: { min: number; max: number }): RuleSetRule {
  const loader = path.resolve('build/subset-font-loader.ts');
  return { test, type: 'asset/resource', loader, options: weights };
}
