import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { documentColors } from '../../src/theme/illustration-colors';
import { replaceColors, withoutComments } from '../svg-colors';

/** Turns an SVG file into JSX: a React component that passes its props to the `<svg>` element. */
export default function svgComponentLoader(this: LoaderContext<object>, svg: string): string {
  const file = path.relative('', this.resourcePath);
  const jsx = replaceColors(withoutComments(svg), file, documentColors)
    .replace('<svg ', '<svg {...props} ')
    .replaceAll('class=', 'className=')
    // stroke-width= becomes strokeWidth=, as React names it; aria-hidden= stays.
    .replace(/(?<=\s(?!aria)[a-z]+)-([a-z])(?=[a-z]*=)/g, (_hyphen, letter: string) =>
      letter.toUpperCase(),
    );
  return `export default (props) => ${jsx}`;
}
