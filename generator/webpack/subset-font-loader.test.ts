import { readFileSync } from 'node:fs';
import path from 'node:path';

import subsetFontLoader from './subset-font-loader';

const file = path.resolve(
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

/** The loader's result for an import of the file with this query. */
function load(query: string) {
  const context = { resource: file + query, resourcePath: file, resourceQuery: query };
  return subsetFontLoader.call(context as never, readFileSync(file));
}

test('each import of a font file gets its own weights and characters', async () => {
  const queries = [
    '?min=400&max=700&unicodeRange=U%2B41',
    '?min=600&max=700&unicodeRange=U%2B41',
    '?min=400&max=700&unicodeRange=U%2B41,U%2B42',
  ];
  const fonts = await Promise.all(queries.map(load));

  expect(new Set(fonts.map((font) => font.toString('base64')))).toHaveProperty('size', 3);
});
