import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { documentColors } from '../../src/theme/illustration-colors';
import { replaceColors, withoutComments } from '../lib/svg-colors';

/** What JSX would need in another form. `@svgr/webpack` handles it. */
const unsupported = /\sstyle=|\s\w+:\w+=|\s\w+-\w+-\w+=|<style|[{}]/;

/** Turns an SVG file into JSX: a React component that passes its props to the `<svg>` element. */
export default function svgComponentLoader(this: LoaderContext<object>, svg: string): string {
  const file = path.relative('', this.resourcePath);
  const drawing = withoutComments(svg);
  const found = unsupported.exec(drawing)?.[0].trim();
  if (found !== undefined) {
    throw new Error(`${file}: an illustration inside a document cannot contain "${found}".`);
  }
  const jsx = replaceColors(drawing, file, documentColors)
    .replace('<svg ', '<svg {...props} ')
    .replaceAll('class=', 'className=')
    // React spells stroke-width strokeWidth, but keeps the hyphen in aria-hidden.
    .replace(/(?<=\s(?!aria)[a-z]+)-([a-z])(?=[a-z]*=)/g, (_hyphen, letter: string) =>
      letter.toUpperCase(),
    );
  return `export default (props) => ${jsx}`;
}
