/**
 * `npm run prepare`, which `npm ci` also runs: writes a JSON Schema of each content file to
 * `schemas/`, by which editors complete and check the content. Nothing else needs them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { z } from 'zod';

import { contentFileName, jobSchema, schemas } from '../src/content/schema.server';

rmSync('schemas', { recursive: true, force: true });
mkdirSync('schemas');
for (const [name, schema] of Object.entries({ ...schemas, job: jobSchema })) {
  const file = contentFileName(name).replace('.yaml', '.json');
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2);
  writeFileSync(`schemas/${file}`, `${json}\n`);
}
