/** `npm run schemas`: writes the JSON Schemas that editors use to complete and check the content files. */
import { writeFileSync } from 'node:fs';

import { z } from 'zod';

import { contentSchemas, jobSchema } from '../../src/content/schema.server';
import { fileName } from './content-modules';

/** The JSON Schema of each kind of content file, as text, by file name. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...contentSchemas, job: jobSchema }).map(([name, schema]) => [
      fileName(name),
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', override: allowPlaceholders }), null, 2)}\n`,
    ]),
  );
}

/** Editors see `{site}` where the build sees a URL. */
function allowPlaceholders({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format === 'uri') delete jsonSchema.format;
}

if (require.main === module) {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    writeFileSync(`build/schemas/${name}.json`, schema);
  }
}
