import { z } from 'zod';

import { contentSchemas, jobSchema } from '../../src/content/schema.server';
import { contentFileName } from '../content/content-file-name';

/** The JSON Schema of each kind of content file, by its file name without the extension. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...contentSchemas, job: jobSchema }).map(([name, schema]) => [
      contentFileName(name),
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', override: allowPlaceholders }), null, 2)}\n`,
    ]),
  );
}

/** A URL can contain `{site}`, which the build fills in, but which an editor would report as an error. */
function allowPlaceholders({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format === 'uri') delete jsonSchema.format;
}
