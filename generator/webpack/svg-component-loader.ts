import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { documentColors } from '../../src/theme/illustration-colors';
import { replaceColors, withoutComments } from '../svg-colors';

/**
 * Turns an SVG file into JSX: a React component that passes its props to the `<svg>` element.
 *
 * It knows only the syntax of our drawings: attributes in double quotes, and none with a namespace
 * (`xlink:href`), `style` attribute, `<style>` element or brace. For other files, use `@svgr/webpack`.
 */
export default function svgComponentLoader(this: LoaderContext<object>, svg: string): string {
  const file = path.relative('', this.resourcePath);
  const jsx = replaceColors(withoutComments(svg), file, documentColors)
    .replace('<svg ', '<svg {...props} ')
    .replaceAll('class=', 'className=')
    // React's name of stroke-width is strokeWidth, but aria-hidden keeps its hyphen.
    .replace(/(?<=\s(?!aria)[a-z]+)-([a-z])(?=[a-z]*=)/g, (_hyphen, letter: string) =>
      letter.toUpperCase(),
    );
  return `export default (props) => ${jsx}`;
}
