import { readFileSync } from 'node:fs';

const rules = readFileSync('hosting/_headers', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .split(/^(?=\/)/m)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split(/\n\s*/);
    const removed = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2));
    const set = lines.filter((line) => !line.startsWith('! ')).map((line) => line.split(':')[0]);
    return { path, removed, set };
  })
  .filter(({ path }) => path !== '');
const [forAll, ...others] = rules;

// Cloudflare Pages joins the values of all rules that match: "no-cache, public, max-age=…".
test.each(others)('$path removes a header before it sets it again', ({ removed, set }) => {
  const repeated = set.filter((name) => forAll?.set.includes(name));
  expect(repeated).toContain('Cache-Control');
  expect(removed).toEqual(expect.arrayContaining(repeated));
});

test('on Cloudflare Pages, other sites cannot read the files', () => {
  expect(forAll).toMatchObject({ path: '/*', removed: ['Access-Control-Allow-Origin'] });
});
