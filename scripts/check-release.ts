/**
 * `npm run check:release`: names the company's facts that are still reserved placeholders, and fails
 * while there are any.
 */
import { mistakesAsText, readContent } from '../build/content';
import { options } from '../build/options';
import { placeholders, reminders } from '../build/release-check';

const { contentDirectory, today } = options;
const { content, mistakes } = readContent(contentDirectory, today);
if (mistakes.length > 0) {
  console.error(mistakesAsText(mistakes));
  process.exit(1);
}

const open = placeholders(content.company);
if (open.length === 0) console.log('All company facts are filled in.');
else {
  console.error(
    `Not ready to publish. These facts in ${contentDirectory}/company.yaml are placeholders:`,
  );
  for (const { fact, value } of open) console.error(`  ${fact}: ${value}`);
  process.exitCode = 1;
}
reminders(content.jobs).forEach((reminder) => console.warn(`Reminder: ${reminder}`));
