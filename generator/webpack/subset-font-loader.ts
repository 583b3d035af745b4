import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

import { fontCharacters } from '../../src/theme/font-characters';

/** Both compilers load the same fonts: the promise of each subset, by file. */
const subsets = new Map<string, Promise<Buffer>>();

/** Reduces a variable font to a range of weights and to the characters that the site shows. */
export default function subsetFontLoader(
  this: LoaderContext<{ min: number; max: number }>,
  font: Buffer,
): Promise<Buffer> {
  const subset =
    subsets.get(this.resourcePath) ??
    subsetFont(font, fontCharacters, {
      targetFormat: 'woff2',
      variationAxes: { wght: this.getOptions() },
    });
  subsets.set(this.resourcePath, subset);
  return subset;
}

/** Tells webpack to pass the font as a buffer. */
export const raw = true;
