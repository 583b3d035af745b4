/** `npm run schemas`: writes the JSON Schemas that editors use to complete and check the content files. */
import { writeFileSync } from 'node:fs';

import { jsonSchemas } from '../generator/content/json-schemas';

for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(`generator/schemas/${name}.json`, schema);
}
