import { readdirSync, readFileSync } from 'node:fs';

import { jsonSchemas } from './json-schemas';

test('what editors know of the content is up to date (npm run schemas)', () => {
  const files = readdirSync('schemas').map((name) => [
    name,
    readFileSync(`schemas/${name}`, 'utf8'),
  ]);

  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(jsonSchemas()));
});
