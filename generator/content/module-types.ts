import { contentSchemas } from '../../src/content/schema.server';
import { contentFileName } from './content-file-name';

/** `src/content/modules.d.ts`: the types of the JSON modules that content-modules.ts writes. */
export function moduleTypes(): string {
  const types = {
    ...Object.fromEntries(
      Object.keys(contentSchemas).map((name) => [name, `ContentByFile['${name}']`]),
    ),
    jobIndex: 'JobIndex',
    jobSummaries: 'JobSummary[]',
  };
  const modules = Object.entries(types).map(
    ([name, type]) => `declare module '@content/${contentFileName(name)}.json' {
  const content: import('./types').${type};
  export default content;
}
`,
  );
  return ['// Written by `npm run schemas`.\n', ...modules].join('\n');
}
