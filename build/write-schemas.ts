/** `npm run schemas`: writes the JSON Schemas by which editors complete and check the content. */
import { writeFileSync } from 'node:fs';

import { z } from 'zod';

import { contentFileName, jobSchema, schemas } from '../src/content/schema.server';

for (const [name, schema] of Object.entries({ ...schemas, job: jobSchema })) {
  const file = contentFileName(name).replace('.yaml', '.json');
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2);
  writeFileSync(`schemas/${file}`, `${json}\n`);
}
