import { z } from 'zod';

import { contentSchemas, jobSchema } from '../../src/content/schema.server';
import { contentFileName } from './content-file-name';

/** The JSON Schema of each kind of content file, as text, by file name. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...contentSchemas, job: jobSchema }).map(([name, schema]) => [
      contentFileName(name),
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', override: allowPlaceholders }), null, 2)}\n`,
    ]),
  );
}

/** Editors see `{site}` where the build sees a URL. */
function allowPlaceholders({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format === 'uri') delete jsonSchema.format;
}
