import { illustrationColors } from '../src/theme/illustration-colors';
import { replaceColors } from './svg-colors';
import { svgComponent } from './svg-loader';

test('a color that nobody defined stops the build, with its name and the drawing', () => {
  const drawing = '<svg viewBox="0 0 8 8"><path fill="var(--farhil)" d="M0 0h8v8z"/></svg>';

  expect(() => replaceColors(drawing, 'hills.svg', illustrationColors.light)).toThrow(
    /hills\.svg.*farhil/,
  );
});

test('a drawing in a page cannot have styles of its own: the build names it', () => {
  const drawing = '<svg viewBox="0 0 8 8"><style>path { fill: red }</style></svg>';

  expect(() => svgComponent(drawing, 'hills.svg')).toThrow(/hills\.svg.*<style>/);
});
