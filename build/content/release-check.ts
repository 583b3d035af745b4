import type { SiteContent } from '../../src/content/types';

/**
 * The top-level domain `.example` (RFC 2606) and the phone numbers 555-01xx are reserved for examples;
 * "Example Parkway" and "PrairieStack" are our own placeholders.
 */
const placeholderPattern = /\.example\b|555-?01\d\d|Example Parkway|PrairieStack/;

/** Every fact that is still a placeholder, with its field: `address.street: 100 Example Parkway`. */
export function unfilledFacts(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([key, fact]) => {
    if (typeof fact === 'object') return unfilledFacts(fact, `${prefix}${key}.`);
    return placeholderPattern.test(fact) ? [`${prefix}${key}: ${fact}`] : [];
  });
}

/** What the owner should consider before publishing. None of it fails the check. */
export function reminders({ careers, jobs }: Pick<SiteContent, 'careers' | 'jobs'>): string[] {
  const result = jobs
    .filter((job) => job.benefits.length === 0)
    .map(
      ({ title }) =>
        `${title}: "benefits" is empty. Since January 1, 2025, Illinois requires employers of 15 or more people to state pay and a general description of benefits in a job posting (820 ILCS 112/10).`,
    );
  if (jobs.length > 0 && careers.equalOpportunity === undefined) {
    result.push(
      'careers.yaml has no "equalOpportunity" line, which applicants in the United States expect. The file has one that is commented out.',
    );
  }
  return result;
}
