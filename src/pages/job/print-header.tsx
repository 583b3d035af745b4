import company from '@content/company.yaml';
import Stack from '@mui/material/Stack';

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
    <Stack
      data-media="print"
      direction="row"
      sx={{ justifyContent: 'space-between', mb: 3, pb: 1, borderBottom: 1 }}
    >
      <p>
        <strong>{company.name}</strong>
        <br />
        {/* An element, because React would not recognize a bare text with a link in it. */}
        <span>{addressText(company.address)}</span>
      </p>
      <p>
        {absoluteUrl(company.siteUrl, jobPath(job))}
        <br />
        {`Job ID: ${job.slug}`}
      </p>
    </Stack>
  );
}
