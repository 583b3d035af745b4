import { illustrationColors } from '../src/theme/illustration-colors';
import { withColors } from './svg-colors';

test('a color that nobody defined stops the build, with its name and the drawing', () => {
  const drawing = '<svg viewBox="0 0 8 8"><path fill="var(--farhil)" d="M0 0h8v8z"/></svg>';

  expect(() => withColors(drawing, 'hills.svg', illustrationColors)).toThrow(/hills\.svg.*farhil/);
});
