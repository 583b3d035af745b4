import { readdirSync, readFileSync } from 'node:fs';

import { jsonSchemas } from './json-schemas';
import { moduleTypes } from './module-types';

test('what editors and TypeScript know of the content is up to date (npm run schemas)', () => {
  const schemas = jsonSchemas();

  expect(readdirSync('schemas')).toEqual(
    Object.keys(schemas)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const [name, schema] of Object.entries(schemas)) {
    expect(readFileSync(`schemas/${name}.json`, 'utf8')).toBe(schema);
  }
  expect(readFileSync('src/types/content-modules.d.ts', 'utf8')).toBe(moduleTypes());
});
