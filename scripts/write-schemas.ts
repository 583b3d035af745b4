/**
 * `npm run schemas`: generates files from the content schema: JSON Schemas for editors, and the
 * types of the content modules.
 */
import { writeFileSync } from 'node:fs';

import { jsonSchemas } from '../generator/schema-files/json-schemas';
import { moduleTypes } from '../generator/schema-files/module-types';

for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(`schemas/${name}.json`, schema);
}
writeFileSync('src/types/content-modules.d.ts', moduleTypes());
