import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** Cached by file and query, because the browser and the Node compiler both need each subset. */
const subsets = new Map<string, Promise<Buffer>>();

/**
 * Reduces a variable font to the weights and characters in the import's query, which
 * content-modules.ts writes.
 */
export default function subsetFontLoader(
  this: LoaderContext<unknown>,
  font: Buffer,
): Promise<Buffer> {
  const query = new URLSearchParams(this.resourceQuery);
  const codePoints = query.get('unicodeRange')?.split(',') ?? [];
  const characters = codePoints.map((point) => String.fromCodePoint(parseInt(point.slice(2), 16)));
  const subset =
    subsets.get(this.resource) ??
    subsetFont(font, characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: Number(query.get('min')), max: Number(query.get('max')) } },
    });
  subsets.set(this.resource, subset);
  return subset;
}

/** Tells webpack to pass the font as a buffer. */
export const raw = true;
