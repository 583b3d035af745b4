import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { replaceColors, withoutComments } from '../illustration-colors';
import { loadColors } from './load-colors';

/** Turns an SVG file into JSX: a React component that passes its props to the `<svg>` element. */
export default async function svgComponentLoader(
  this: LoaderContext<object>,
  svg: string,
): Promise<string> {
  const { documentColors } = await loadColors(this);
  const jsx = replaceColors(
    withoutComments(svg),
    path.relative('', this.resourcePath),
    documentColors,
  )
    .replace('<svg ', '<svg {...props} ')
    .replaceAll('class=', 'className=')
    // stroke-width= becomes strokeWidth=, as React names it; aria-hidden= stays.
    .replace(/(?<=\s(?!aria)[a-z]+)-([a-z])(?=[a-z]*=)/g, (_hyphen, letter: string) =>
      letter.toUpperCase(),
    );
  return `export default (props) => ${jsx}`;
}
