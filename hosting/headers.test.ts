import { readFileSync } from 'node:fs';

import { readHeaderRules } from './header-rules';

const [forAll, ...others] = readHeaderRules(readFileSync('hosting/_headers', 'utf8'));

// Cloudflare Pages joins the values of all rules that match: "no-cache, public, max-age=…".
test.each(others)('$path removes a header before it sets it again', ({ removed, added }) => {
  const namesForAll = forAll?.added.map(([name]) => name);
  const repeated = added.map(([name]) => name).filter((name) => namesForAll?.includes(name));
  expect(repeated).toContain('Cache-Control');
  expect(removed).toEqual(expect.arrayContaining(repeated));
});

test('on Cloudflare Pages, other sites cannot read the files', () => {
  expect(forAll).toMatchObject({ path: '/*', removed: ['Access-Control-Allow-Origin'] });
});
