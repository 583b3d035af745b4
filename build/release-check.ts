import type { Company, Job } from '../src/content/schema';

/** A fact that is not yet the owner's. */
export type Placeholder = {
  /** Where it stands: `address.street`. */
  fact: string;
  value: string;
};

/**
 * What can belong to nobody: the reserved top-level domain `.example` (RFC 2606), the numbers 555-01xx
 * that are kept for fiction, and our own "Example Parkway" and "PrairieStack".
 */
const reserved = /\.example\b|555-?01\d\d|Example Parkway|PrairieStack/;

/** Every fact of the company that is still a reserved placeholder. */
export function placeholders(company: Company): Placeholder[] {
  return texts(company, []).filter(({ value }) => reserved.test(value));
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

function texts(value: unknown, path: readonly string[]): Placeholder[] {
  if (typeof value === 'string') return [{ fact: path.join('.'), value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, key]));
}
