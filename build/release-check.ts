/** `npm run check:release`: lists the company's facts that are still placeholders, and fails if there are any. */
import type { SiteContent } from '../src/content/schema';
import { mistakesAsText, readContent } from './content';
import { options } from './options';

/**
 * Facts that belong to nobody: the reserved top-level domain `.example` (RFC 2606), the phone numbers
 * 555-01xx reserved for fiction, and our own "Example Parkway" and "PrairieStack".
 */
const reserved = /\.example\b|555-?01\d\d|Example Parkway|PrairieStack/;

/** Every fact that is still a placeholder, with its field: `address.street: 100 Example Parkway`. */
export function placeholders(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    if (typeof fact === 'object') return placeholders(fact, `${prefix}${key}.`);
    return reserved.test(fact) ? [`${prefix}${key}: ${fact}`] : [];
  });
}

/** What the owner should consider before publishing; nothing here is a mistake. */
export function reminders({ careers, jobs }: Pick<SiteContent, 'careers' | 'jobs'>): string[] {
  const withoutBenefits = jobs.filter((job) => job.benefits.length === 0);
  return [
    ...withoutBenefits.map(
      ({ title }) =>
        `${title}: "benefits" is empty. Since January 1, 2025, Illinois requires employers of 15 or more people to state pay and a general description of benefits in a job posting (820 ILCS 112/10).`,
    ),
    ...(jobs.length > 0 && careers.equalOpportunity === undefined
      ? [
          'careers.yaml has no "equalOpportunity". Applicants in the United States expect that line; the file has one to start from.',
        ]
      : []),
  ];
}

if (require.main === module) {
  const { contentDirectory, today } = options;
  const { content, mistakes } = readContent(contentDirectory, today);
  if (mistakes.length > 0) {
    console.error(mistakesAsText(mistakes));
    process.exit(1);
  }

  const unfilled = placeholders(content.company);
  if (unfilled.length === 0) console.log('All company facts are filled in.');
  else {
    console.error(
      `Not ready to publish. These facts in ${contentDirectory}/company.yaml are placeholders:`,
    );
    for (const fact of unfilled) console.error(`  ${fact}`);
    process.exitCode = 1;
  }
  for (const reminder of reminders(content)) console.warn(`Reminder: ${reminder}`);
}
