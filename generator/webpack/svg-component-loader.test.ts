import path from 'node:path';

import type { LoaderContext } from 'webpack';

import svgComponentLoader from './svg-component-loader';

const load = (svg: string) =>
  svgComponentLoader.call({ resourcePath: path.resolve('mark.svg') } as LoaderContext<object>, svg);

test('an illustration becomes a component with the names of React', () => {
  expect(load('<svg aria-hidden="true"><!-- {} --><path class="a" stroke-width="2"/></svg>')).toBe(
    'export default (props) => <svg {...props} aria-hidden="true"><path className="a" strokeWidth="2"/></svg>',
  );
});

test.each([
  '<g style="">',
  '<use xlink:href="#a"/>',
  '<style>',
  '<text>{a}</text>',
  '<g color-interpolation-filters="sRGB">',
])('%s is refused, because JSX would need another form', (markup) => {
  expect(() => load(`<svg viewBox="0 0 8 8">${markup}</svg>`)).toThrow(
    'mark.svg: an illustration inside a document cannot contain "',
  );
});
