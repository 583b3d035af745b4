/** `npm run schemas` */
import { writeFileSync } from 'node:fs';

import { z } from 'zod';

import { contentFileName, jobSchema, schemas } from '../src/content/schema.server';

/** The files in `schemas/`, by which editors complete and check the content. */
export function jsonSchemas(): [name: string, json: string][] {
  return Object.entries({ ...schemas, job: jobSchema }).map(([name, schema]) => {
    const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2);
    return [contentFileName(name).replace('.yaml', '.json'), `${json}\n`];
  });
}

if (require.main === module) {
  for (const [name, json] of jsonSchemas()) writeFileSync(`schemas/${name}`, json);
}
