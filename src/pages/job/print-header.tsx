import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';

import { addressText } from '../../content/address';
import { jobPath } from '../../content/paths';
import type { Job } from '../../content/types';
import { absoluteUrl } from '../../document/metadata';

/**
 * Print-only letterhead: the employer, the page's URL, and the job ID, which is only useful on
 * paper.
 */
export function PrintHeader({ job }: { job: Job }) {
  return (
    <Letterhead>
      <p>
        <strong>{company.name}</strong>
        <br />
        {/* An element, because React would not recognize a bare text with a link in it. */}
        <span>{addressText(company.address)}</span>
      </p>
      <RightAligned>
        {absoluteUrl(company.siteUrl, jobPath(job))}
        <br />
        {`Job ID: ${job.slug}`}
      </RightAligned>
    </Letterhead>
  );
}

const Letterhead = styled('div')({
  display: 'none',
  '@media print': {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 24,
    marginBottom: 24,
    paddingBottom: 8,
    borderBottom: '1px solid',
    fontSize: '0.875rem',
  },
});

const RightAligned = styled('p')({ textAlign: 'right' });
