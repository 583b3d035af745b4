/**
 * Says which facts are still reserved placeholders, and fails while there are any: `npm run
 * check:release`. With `--warn` it only says so, for plain builds.
 */
import { placeholders, reminders } from '../src/content/release-check';

const open = placeholders();
const onlyWarn = process.argv.includes('--warn');

if (open.length === 0) {
  console.log('All company facts are filled in.');
} else if (onlyWarn) {
  console.warn(
    `Not ready to publish: ${open.length} facts in src/content/company.ts are placeholders. "npm run check:release" names them.`,
  );
} else {
  console.error('Not ready to publish. These facts in src/content/company.ts are placeholders:');
  for (const { fact, value } of open) console.error(`  ${fact}: ${value}`);
  process.exitCode = 1;
}

if (!onlyWarn) reminders().forEach((reminder) => console.warn(`Reminder: ${reminder}`));
