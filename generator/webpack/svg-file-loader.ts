import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { illustrationColors } from '../../src/theme/illustration-colors';
import { withColors } from '../lib/svg-colors';

/** Fills in the theme's colors of both schemes in an SVG file. */
export default function svgFileLoader(this: LoaderContext<object>, svg: string): string {
  return withColors(svg, path.relative('', this.resourcePath), illustrationColors);
}
