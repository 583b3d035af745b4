import path from 'node:path';

import type { LoaderContext } from 'webpack';

import { documentColors } from '../../src/theme/illustration-colors';
import { replaceColors, withoutComments } from '../svg-colors';

/**
 * Turns an SVG file into JSX: a React component that passes its props to the `<svg>` element.
 *
 * It handles only the syntax that these files use: attributes in double quotes, and no namespaces
 * (`xlink:href`), `style` attributes, `<style>` elements or braces. `@svgr/webpack` handles the rest.
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
