import { illustrationColors } from '../src/theme/illustration-colors';
import { declareColors } from './svg-colors';
import { svgToJsx } from './svg-to-jsx';

test('a color that nobody defined stops the build, with its name and the drawing', () => {
  const drawing = '<svg viewBox="0 0 8 8"><path fill="var(--farhil)" d="M0 0h8v8z"/></svg>';

  expect(() => declareColors(drawing, 'hills.svg', illustrationColors)).toThrow(
    /hills\.svg.*farhil/,
  );
});

test.each([
  ['a style element', '<style>path { fill: red }</style>', '<style>'],
  ['a style attribute', '<path style="fill: red" d="M0 0h8v8z"/>', '"style"'],
  ['an attribute that nobody has used', '<path marker-end="url(#tip)" d="M0 0h8"/>', 'marker-end'],
  ['a text', 'Hills', 'elements'],
])('a drawing with %s cannot be a component: the build names the line', (_what, svg, words) => {
  const drawing = `<svg viewBox="0 0 8 8">\n<!-- Two\nlines. -->\n${svg}</svg>`;

  expect(() => svgToJsx(drawing, 'hills.svg')).toThrow(/^hills\.svg:4: /);
  expect(() => svgToJsx(drawing, 'hills.svg')).toThrow(words);
});
