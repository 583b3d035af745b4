/**
 * `npm run schemas`: writes the JSON Schemas by which editors complete and check the content files while
 * one types. The first line of each file names its schema.
 */
import { writeFileSync } from 'node:fs';

import { z } from 'zod';

import { contentSchemas, jobSchema } from '../src/content/schema';
import { fileName } from './content';

/** Text of the JSON Schema of each kind of content file, by name. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...contentSchemas, job: jobSchema }).map(([name, schema]) => [
      fileName(name),
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', override: forEditors }), null, 2)}\n`,
    ]),
  );
}

/** Editors see a text before its placeholders are filled in: `{site}` is no URI. */
function forEditors({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format === 'uri') delete jsonSchema.format;
}

if (require.main === module) {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(`build/schemas/${name}.json`, schema);
  }
}
