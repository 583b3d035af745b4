import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { documentColors, illustrationColors } from '../src/theme/illustration-colors';
import { replaceColors, withColors } from './svg-colors';

/**
 * Fills in the theme's colors. With the query `?react`, the drawing becomes a React component that
 * passes its props to the `<svg>` element; otherwise, it stays a file, with both color schemes.
 */
export default function svgLoader(this: LoaderContext<object>, svg: string): string {
  const file = path.relative('', this.resourcePath);
  if (this.resourceQuery !== '?react') return withColors(svg, file, illustrationColors);
  const jsx = replaceColors(svg, file, documentColors)
    .replace('<svg ', '<svg {...props} ')
    .replaceAll('class=', 'className=')
    // React spells stroke-width strokeWidth, but keeps the hyphen in aria-hidden.
    .replace(/(?<=\s(?!aria)[a-z]+)-([a-z])(?=[a-z]*=)/g, (_hyphen, letter: string) =>
      letter.toUpperCase(),
    );
  return `export default (props) => ${jsx}`;
}
