/** Part of `npm run lint`: validates the workflow with GitHub's parser. */
import { readFileSync } from 'node:fs';

import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';

const name = '.github/workflows/site.yml';
const content = readFileSync(name, 'utf8');

const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
// Adds errors that the syntax does not show, such as a job that needs an unknown job.
if (value) await convertWorkflowTemplate(context, value);

for (const error of context.errors.getErrors()) {
  console.error(String(error));
  process.exitCode = 1;
}
