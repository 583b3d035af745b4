/** `npm run check:release`: lists the company facts that are still placeholders, and fails if there are any. */
import { readContent } from '../generator/content/content';
import { unfilledFacts, reminders } from '../generator/content/release-check';
import { options } from '../generator/options';

try {
  const { content, now } = readContent(options.contentDirectory, options.buildDate);
  for (const reminder of reminders(content, now)) console.warn(`Reminder: ${reminder}`);
  const unfilled = unfilledFacts(content.company);
  for (const fact of unfilled) console.error(`Placeholder in company.yaml: ${fact}`);
  if (unfilled.length > 0) process.exitCode = 1;
  else console.log('All company facts are filled in.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
