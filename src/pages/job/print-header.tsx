import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { addressText } from '../../contact/address';
import type { Job } from '../../content/schema.server';
import { jobPath } from '../../jobs/job';
import { absoluteUrl } from '../../seo/absolute-url';

/** Only on paper: the employer, and the page's address. */
export function PrintHeader({ job }: { job: Job }) {
  return (
    <Root>
      <p>
        <strong>{company.name}</strong>
        <br />
        {addressText(company.address)}
      </p>
      <p>{absoluteUrl(company.siteUrl, jobPath(job))}</p>
    </Root>
  );
}

const Root = styled('div')({
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
    '& p + p': { textAlign: 'right' },
  },
});
