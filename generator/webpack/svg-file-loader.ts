import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { withColors } from '../illustration-colors';
import { loadColors } from './load-colors';

/** Gives an SVG file the theme's colors in both schemes. */
export default async function svgFileLoader(
  this: LoaderContext<object>,
  svg: string,
): Promise<string> {
  const { illustrationColors } = await loadColors(this);
  return withColors(svg, path.relative('', this.resourcePath), illustrationColors);
}
