import path from 'node:path';

import { transform } from '@svgr/core';
import jsx from '@svgr/plugin-jsx';
import type { LoaderContext } from 'webpack';

import { documentColors, illustrationColors } from '../src/theme/illustration-colors';
import { declareColors, replaceColors } from './svg-colors';

/**
 * Fills in the theme's colors. With the query `?react`, the drawing becomes a React component;
 * otherwise, it stays a file.
 */
export default function svgLoader(this: LoaderContext<object>, svg: string): string {
  const file = path.relative('', this.resourcePath);
  return this.resourceQuery === '?react'
    ? svgComponent(replaceColors(svg, file, documentColors), file)
    : declareColors(svg, file, illustrationColors);
}

/** The module of a component that passes its props to the `<svg>` element, whose attributes win. */
export function svgComponent(svg: string, file: string): string {
  // React would escape their text, and the documents' policy forbids most of them.
  const [element] = /<(style|script)\b/.exec(svg) ?? [];
  if (element) throw new Error(`${file}: a drawing in a page cannot have a ${element}> element.`);
  return transform.sync(svg, { plugins: [jsx], jsxRuntime: 'automatic', expandProps: 'start' });
}
