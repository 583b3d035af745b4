/**
 * `npm run check:release`: names the company's facts that are still reserved placeholders, and fails
 * while there are any.
 */
import type { Job } from '../src/content/schema';
import { mistakesAsText, readContent } from './content';
import { options } from './options';

/**
 * What can belong to nobody: the reserved top-level domain `.example` (RFC 2606), the numbers 555-01xx
 * that are kept for fiction, and our own "Example Parkway" and "PrairieStack".
 */
const reserved = /\.example\b|555-?01\d\d|Example Parkway|PrairieStack/;

/** Every fact that is still a placeholder, with its place: `address.street: 100 Example Parkway`. */
export function placeholders(facts: object, place = ''): string[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    if (typeof fact === 'object') return placeholders(fact, `${place}${key}.`);
    return reserved.test(fact) ? [`${place}${key}: ${fact}`] : [];
  });
}

/** What the owner should know before publishing, though nothing is wrong with the content itself. */
export function reminders(jobs: readonly Job[]): string[] {
  return jobs
    .filter((job) => job.benefits.length === 0)
    .map(
      (job) =>
        `${job.title}: "benefits" is empty. Since 1 January 2025 Illinois asks employers of 15 or more to state the pay and a general description of the benefits in a posting (820 ILCS 112/10).`,
    );
}

if (require.main === module) {
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
    for (const fact of open) console.error(`  ${fact}`);
    process.exitCode = 1;
  }
  for (const reminder of reminders(content.jobs)) console.warn(`Reminder: ${reminder}`);
}
