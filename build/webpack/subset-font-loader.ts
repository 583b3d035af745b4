import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

import { fontCharacters } from '../../src/theme/font-characters';

/** Reduces a variable font to a range of weights and to the characters that the site shows. */
export default function subsetFontLoader(
  this: LoaderContext<{ min: number; max: number }>,
  font: Buffer,
): Promise<Buffer> {
  const variationAxes = { wght: this.getOptions() };
  return subsetFont(font, fontCharacters, { targetFormat: 'woff2', variationAxes });
}

/** Tells webpack to pass the font as a buffer. */
export const raw = true;
