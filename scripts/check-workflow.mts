/**
 * Part of `npm run lint`: validates the workflow with GitHub's parser, and checks that actions are
 * pinned. An ES module (`.mts`), because the parser is ESM-only.
 */
import { readFileSync } from 'node:fs';

import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';

const name = '.github/workflows/site.yml';
const content = readFileSync(name, 'utf8');

const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
// Adds errors beyond syntax, such as a job that needs an unknown job.
if (value) await convertWorkflowTemplate(context, value);

const unpinned = [...content.matchAll(/uses: (.*)/g)]
  .map(([, action = '']) => action)
  .filter((action) => !/@[0-9a-f]{40} # v[\d.]+$/.test(action));
const errors = [
  ...context.errors.getErrors().map(String),
  ...unpinned.map(
    (action) => `${name}: ${action} is not pinned to a commit, with its version in a comment.`,
  ),
];
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
