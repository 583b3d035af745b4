import path from 'node:path';

import { transform } from '@svgr/core';
import jsx from '@svgr/plugin-jsx';
import type { LoaderContext } from 'webpack';

import { documentColors } from '../src/theme/illustration-colors';
import { inColorsOf, replaceColors } from './svg-colors';

/**
 * Fills in the colors. With the query `?react`, the drawing becomes a React component; with
 * `?light` or `?dark`, it stays a file, in the colors of that scheme. Without a query, it is a module
 * with the URLs of both files: Safari before 26.4 does not tell a picture the color scheme, so the
 * page chooses (`Illustration`).
 */
export default function svgLoader(this: LoaderContext<object>, svg: string): string {
  const file = path.relative('', this.resourcePath);
  switch (this.resourceQuery) {
    case '?react':
      return svgComponent(replaceColors(svg, file, documentColors), file);
    case '?light':
      return inColorsOf('light', svg, file);
    case '?dark':
      return inColorsOf('dark', svg, file);
    default: {
      const name = path.basename(file);
      return `import light from './${name}?light';
import dark from './${name}?dark';
export default { light, dark };`;
    }
  }
}

/** Makes a component that passes its props to the `<svg>` element, whose own attributes win. */
export function svgComponent(svg: string, file: string): string {
  // The documents' policy forbids these.
  const [found] = /<style\b|<script\b|\sstyle=/.exec(svg) ?? [];
  if (found) throw new Error(`${file}: a drawing in a page cannot have ${found.trim()}.`);
  return transform.sync(svg, { plugins: [jsx], jsxRuntime: 'automatic', expandProps: 'start' });
}
