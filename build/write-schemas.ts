/** `npm run schemas` */
import { writeFileSync } from 'node:fs';

import { jsonSchemas } from './json-schemas';

for (const [name, json] of jsonSchemas()) writeFileSync(`schemas/${name}`, json);
