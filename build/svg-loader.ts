import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { documentColors, illustrationColors } from '../src/theme/illustration-colors';
import { declareColors, replaceColors } from './svg-colors';
import { svgToJsx } from './svg-to-jsx';

/**
 * Fills in the theme's colors. With the query `?react`, the drawing becomes a React component;
 * otherwise, it stays a file.
 */
export default function svgLoader(this: LoaderContext<object>, svg: string): string {
  const file = path.relative('', this.resourcePath);
  return this.resourceQuery === '?react'
    ? replaceColors(svgToJsx(svg, file), file, documentColors)
    : declareColors(svg, file, illustrationColors);
}
