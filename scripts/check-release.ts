/**
 * `npm run check:release`: lists the company facts that are still placeholders. The exit status is
 * 2 if there are any, and 1 if the content has mistakes.
 */
import { readContent } from '../generator/content/read-content';
import { reminders } from '../generator/content/reminders';
import { unfilledFacts } from '../generator/content/unfilled-facts';
import { readContentOptions } from '../generator/options';
import { failWith } from '../generator/user-error';

try {
  const { contentDirectory, buildDate } = readContentOptions();
  const { content, now } = readContent(contentDirectory, buildDate);
  for (const reminder of reminders(content, now)) console.warn(`Reminder: ${reminder}`);
  const unfilled = unfilledFacts(content.company);
  for (const fact of unfilled) console.error(`Placeholder in company.yaml: ${fact}`);
  if (unfilled.length > 0) process.exitCode = 2;
  else console.log('All company facts are filled in.');
} catch (error) {
  failWith(error);
}
