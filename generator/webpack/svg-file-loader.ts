import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { illustrationColors } from '../../src/theme/illustration-colors';
import { withColors } from '../svg-colors';

/** Gives an SVG file the theme's colors in both schemes. */
export default function svgFileLoader(this: LoaderContext<object>, svg: string): string {
  return withColors(svg, path.relative('', this.resourcePath), illustrationColors);
}
