import type { SiteContent } from '../../shared/content/types';
import type { EpochMs } from '../../shared/epoch-ms';
import { openJobs } from '../../shared/jobs/open-jobs';

/** Advice for the owner before publishing. It does not fail the check. */
export function reminders(
  { company, careers, jobs }: Pick<SiteContent, 'company' | 'careers' | 'jobs'>,
  now: EpochMs,
): string[] {
  const open = openJobs(jobs, now);
  const result = company.socialLinks
    .filter(({ url }) => url === company.siteUrl)
    .map(
      ({ network }) =>
        `company.yaml, socialLinks: the icon of ${network} opens your own site. Put the address of your page there, or remove the entry.`,
    );
  if (company.address.region === 'IL') {
    const withoutBenefits = open.filter(({ benefits }) => benefits.length === 0);
    result.push(
      ...withoutBenefits.map(
        ({ title }) =>
          `${title}: "benefits" is empty. Since January 1, 2025, Illinois requires employers of 15 or more people to state pay and a general description of benefits in a job posting (820 ILCS 112/10).`,
      ),
    );
  }
  if (open.length > 0 && careers.equalOpportunity === undefined) {
    result.push(
      'careers.yaml has no "equalOpportunity" line, which applicants in the United States expect. The file has one that is commented out.',
    );
  }
  return result;
}
