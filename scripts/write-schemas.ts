/**
 * `npm run schemas`: writes the JSON Schemas by which editors complete and check the content files while
 * one types. The first line of each file names its schema.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { jsonSchemas } from '../build/json-schemas';

mkdirSync('build/schemas', { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(`build/schemas/${name}.json`, schema);
}
