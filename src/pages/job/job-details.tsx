import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { jobPage } from '../../content/labels';
import type { Job } from '../../content/schema';
import { formatDate } from '../../jobs/format';
import { employmentTypeNames, salaryText } from '../../jobs/job';

export function JobDetails({ job }: { job: Job }) {
  const { datePosted, validThrough } = job;
  return (
    <Details>
      <Detail name={jobPage.salary}>{salaryText(job)}</Detail>
      <Detail name={jobPage.location}>{job.location}</Detail>
      <Detail name={jobPage.employmentType}>{employmentTypeNames[job.employmentType]}</Detail>
      <Detail name={jobPage.posted}>
        <time dateTime={datePosted}>{formatDate(datePosted)}</time>
      </Detail>
      {validThrough !== undefined && (
        <Detail name={jobPage.validThrough}>
          <time dateTime={validThrough}>{formatDate(validThrough)}</time>
        </Detail>
      )}
      <Detail name={jobPage.reference}>{job.slug}</Detail>
    </Details>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const Details = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 3),
  fontSize: '0.9375rem',
  '@media print': { rowGap: theme.spacing(0.5), margin: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600 },
}));
