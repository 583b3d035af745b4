import { z } from 'zod';

import { contentSchemas, jobSchema } from '../../shared/content-schema/schema';
import { contentFileName } from '../content/content-file-name';

/** The JSON Schema of each kind of content file, by its file name without the extension. */
export function jsonSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...contentSchemas, job: jobSchema }).map(([name, schema]) => [
      contentFileName(name),
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', override: adaptToEditors }), null, 2)}\n`,
    ]),
  );
}

function adaptToEditors({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  // Editors would reject `{site}` in a URL. The build fills it in.
  if (jsonSchema.format === 'uri') delete jsonSchema.format;
  // Messages about mistakes need this word. In an editor, the title says more.
  if (jsonSchema.description === 'text') delete jsonSchema.description;
}
