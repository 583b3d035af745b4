/** `npm run schemas`: writes the JSON Schemas that editors use to complete and check the content files. */
import { writeFileSync } from 'node:fs';

import { jsonSchemas } from '../build/content/json-schemas';

for (const [name, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(`build/schemas/${name}.json`, schema);
}
