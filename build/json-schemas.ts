import { z } from 'zod';

import { jobSchema } from '../src/content/schema';
import { contentSchemas } from './content';

/** Text of the JSON Schema of each kind of content file, by name. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...contentSchemas, job: jobSchema }).map(([name, schema]) => [
      name,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', override: forEditors }), null, 2)}\n`,
    ]),
  );
}

/** Editors see a text before its placeholders are filled in: `{site}` is no URI. */
function forEditors({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format === 'uri') delete jsonSchema.format;
}
