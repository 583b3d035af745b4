import { z } from 'zod';

import { contentSchemas, jobSchema } from '../../shared/content-schema/schema';
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

/** Editors would reject `{site}` in a URL. The build fills it in. */
function allowPlaceholders({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format === 'uri') delete jsonSchema.format;
}
